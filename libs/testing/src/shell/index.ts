export { fakeShell } from './fake-shell.ts';
export type { FakeShell, FakeShellOptions, Visitor } from './fake-shell.ts';
export { memoryStore } from './memory-store.ts';
export type { KeyValueStore } from './memory-store.ts';
export type { ShownToast } from './fake-toasts.ts';

export { fakeShell } from './fake-shell.ts';
export type { FakeShell, FakeShellOptions, Visitor } from './fake-shell.ts';

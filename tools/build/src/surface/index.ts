export { projectAt, workspaceRoot } from '../project.ts';
export type { Overlay } from './program.ts';
export { readCalls, readRemote, readShellSurface } from './read-surface.ts';

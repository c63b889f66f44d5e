export { projectAt, workspaceRoot } from '../project.ts';
export type { Overlay } from './program.ts';
export { readRemote, readShellSurface } from './read-surface.ts';

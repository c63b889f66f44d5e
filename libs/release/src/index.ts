export { compositionSchema, containerName, releaseSchema, shellReleaseSchema } from './release.ts';
export type { Composition, Release, ShellRelease } from './release.ts';
export { routeOwner } from './route-owner.ts';

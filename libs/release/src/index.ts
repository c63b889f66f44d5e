export { compositionSchema, containerName, releaseSchema, shellReleaseSchema } from './release.ts';
export type { Composition, Release, ShellRelease } from './release.ts';
export { fileNameSchema, releaseName, remoteIdSchema, versionSchema } from './release-name.ts';
export { routeOwner } from './route-owner.ts';

export { browserCompositionSchema, browserReleaseSchema } from './browser-composition.ts';
export type { BrowserComposition, BrowserRelease } from './browser-composition.ts';
export { containerName, releaseName, shellId } from './release-name.ts';
export { limitsSchema, readLimits } from './limits.ts';
export type { Limits } from './limits.ts';
export {
  accessSchema,
  assetsSchema,
  fileNameSchema,
  isForPeople,
  remoteIdSchema,
  storedIdSchema,
  versionSchema,
} from './release-parts.ts';
export { isAnswerable, isTrial, releaseSchema, shellReleaseSchema } from './release.ts';
export type { Composition, Release, ShellRelease } from './release.ts';
export { routeOwner } from './route-owner.ts';

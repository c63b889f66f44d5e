export { workspaceRoot } from './project.ts';
export { publishedConfig } from './standalone.ts';
export { remoteConfig } from './remote-config.ts';
export type { RspackEnv } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { eagerSingletons, lazySingletons } from './singletons.ts';
export { oneBuild } from './one-build.ts';
export { workshopConfig } from './workshop.ts';

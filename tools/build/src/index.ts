export { moduleRules } from './modules.ts';
export { frameNames, projectAt, workspaceRoot } from './project.ts';
export type { Project } from './project.ts';
export { publishedConfig, standaloneConfig } from './standalone.ts';
export type { StandaloneOptions } from './standalone.ts';
export { eagerSingletons, singletons } from './singletons.ts';
export { oneBuild } from './one-build.ts';
export { workshopConfig } from './workshop.ts';

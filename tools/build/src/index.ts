export { containerName } from './browser.ts';
export { moduleRules } from './modules.ts';
export { frameNames, projectAt, workspaceRoot } from './project.ts';
export type { Project } from './project.ts';
export { eagerSingletons, singletons } from './singletons.ts';

export { simulateCanaries } from './canary/simulate-canary.ts';
export type { CanaryPlan, CanaryRun } from './canary/simulate-canary.ts';
export { plantedStores } from './planted-stores.ts';
export type { PlantedStore } from './planted-stores.ts';
export { oddAddresses, oddPaths } from './odd-addresses.ts';
export { plantRemote, plantShell, createSurface } from './planted-builds.ts';
export type { RemotePlan, ShellPlan } from './planted-builds.ts';
export { changeBuild } from './change-build.ts';
export type { Change, ChangedBuild } from './change-build.ts';

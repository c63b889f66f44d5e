export { breakingChanges } from './breaking-changes.ts';
export type { ComparedRelease, Reachable, ComparedShell } from './compared-release.ts';
export { slotShapesSchema } from './surface.ts';
export { shellChanges } from './shell-changes.ts';
export { isKeyIn } from './message-keys.ts';
export type { Shape } from './shape.ts';
export type { ShellSurface, SlotShape, Surface } from './surface.ts';

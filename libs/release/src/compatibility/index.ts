export { breakingChanges } from './breaking-changes.ts';
export { nameFace } from './faces.ts';
export type { Face, Reachable, ShellFace } from './faces.ts';
export { slotFacesSchema } from './surface.ts';
export { shellChanges } from './shell-changes.ts';
export { isKeyIn } from './message-keys.ts';
export type { Shape } from './shape.ts';
export type { ShellSurface, SlotFace, Surface } from './surface.ts';

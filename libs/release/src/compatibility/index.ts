export { breakingChanges } from './breaking-changes.ts';
export type { Face, Reachable, ShellFace } from './faces.ts';
export { shellSurfaceSchema, slotFacesSchema, surfaceSchema } from './surface.ts';
export type { ShellSurface, SlotFace, Surface } from './surface.ts';

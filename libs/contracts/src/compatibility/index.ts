export { breakingChanges } from './breaking-changes.ts';
export { jsonSchema } from './json-schema.ts';
export type { JsonSchema } from './json-schema.ts';
export { misfits } from './misfits.ts';
export { routeSnapshot } from './snapshot.ts';
export type { RouteSnapshot, Snapshot } from './snapshot.ts';

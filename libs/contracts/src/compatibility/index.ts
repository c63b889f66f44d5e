export { breakingChanges } from './breaking-changes.ts';
export { jsonSchema } from './json-schema.ts';
export type { JsonSchema } from './json-schema.ts';
export { mismatches } from './mismatches.ts';
export { routeSnapshot } from './snapshot.ts';
export type { RouteSnapshot, Snapshot } from './snapshot.ts';

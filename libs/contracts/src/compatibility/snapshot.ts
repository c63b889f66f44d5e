import { z } from '../schema.ts';
import { errorAnswer } from '../shared/envelope.ts';
import { accesses, type Route } from '../shared/route.ts';
import { jsonSchema, toWireSchema } from './json-schema.ts';

const part = z.optional(jsonSchema);

/** One call as older clients know it, in wire form. */
export const routeSnapshot = z.strictObject({
  method: z.string(),
  path: z.string(),
  auth: z.enum(accesses),
  status: z.number(),
  params: part,
  query: part,
  headers: part,
  body: part,
  response: jsonSchema,
});

/** The contract as older clients know it: every call by its id, and the answer to a refused call. */
export const snapshotSchema = z.strictObject({
  routes: z.record(z.string(), routeSnapshot),
  refusal: jsonSchema,
});
export type RouteSnapshot = z.output<typeof routeSnapshot>;
export type Snapshot = z.output<typeof snapshotSchema>;

const snapshotPart = (schema: z.ZodMiniType | undefined) => (schema ? toWireSchema(schema) : undefined);

function snapshotRoute(route: Route): RouteSnapshot {
  return {
    method: route.method,
    path: route.path,
    auth: route.auth,
    status: route.status ?? 200,
    params: snapshotPart(route.params),
    query: snapshotPart(route.query),
    headers: snapshotPart(route.headers),
    body: snapshotPart(route.body),
    response: toWireSchema(route.response),
  };
}

/** Records requests and answers of routes in wire form. */
export function takeSnapshot(routes: readonly Route[]): Snapshot {
  return {
    routes: Object.fromEntries(routes.map((route) => [route.id, snapshotRoute(route)])),
    refusal: toWireSchema(errorAnswer),
  };
}

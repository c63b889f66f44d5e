import { accesses } from '../shared/route.ts';
import type { JsonSchema } from './json-schema.ts';
import { mismatches } from './mismatches.ts';
import type { RouteSnapshot, Snapshot } from './snapshot.ts';

/**
 * The changes that break a client of an earlier contract, one sentence each with the route and the field. A newer API
 * must understand older requests, and older clients its answers. Additions are allowed.
 */
export function breakingChanges(before: Snapshot, now: Snapshot): string[] {
  return [
    ...Object.entries(before.routes).flatMap(([id, route]) => routeChanges(id, route, now.routes[id])),
    ...mismatches({ direction: 'response', sent: now.refusal, read: before.refusal, at: 'every refusal' }),
  ];
}

const requestParts = ['params', 'query', 'headers', 'body'] as const;

/** A part that a route does not have counts as one without fields. */
const nothing: JsonSchema = { type: 'object', properties: {} };

function routeChanges(id: string, before: RouteSnapshot, now: RouteSnapshot | undefined): string[] {
  if (!now) return [`${id} (${before.method} ${before.path}) was removed`];
  return [
    ...addressChanges(id, before, now),
    ...requestParts.flatMap((part) =>
      mismatches({
        direction: 'request',
        sent: before[part] ?? nothing,
        read: now[part] ?? nothing,
        at: `${id} ${part}`,
      }),
    ),
    ...mismatches({ direction: 'response', sent: now.response, read: before.response, at: `${id} response` }),
  ];
}

function addressChanges(id: string, before: RouteSnapshot, now: RouteSnapshot): string[] {
  const [from, to] = [before, now].map(({ method, path }) => `${method} ${path}`);
  return [
    ...(from === to ? [] : [`${id} was ${from} and is now ${to}`]),
    ...(before.status === now.status ? [] : [`${id} answered ${before.status} and now ${now.status}`]),
    ...(accesses.indexOf(now.auth) > accesses.indexOf(before.auth)
      ? [`${id} was for ${before.auth} callers and is now for ${now.auth} ones`]
      : []),
  ];
}

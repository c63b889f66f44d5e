import { expect, test } from 'vitest';
import { allRoutes } from '../routes.ts';
import { z } from '../schema.ts';
import { defineRoute, type Route } from '../shared/route.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { breakingChanges } from './breaking-changes.ts';
import { toWireSchema } from './json-schema.ts';
import { readSnapshot } from './snapshot-file.ts';
import { takeSnapshot } from './snapshot.ts';

const command = 'npm run snapshot -w @livree/contracts';

test('clients of the recorded contract and the current API understand each other', () => {
  const recorded = readSnapshot();
  const broken = recorded ? breakingChanges(recorded, takeSnapshot(allRoutes)) : ['nothing is recorded'];
  expect(broken, `Keep what older clients rely on, or: ${command} -- --accept-breaking`).toEqual([]);
});

test('the current contract is recorded in the snapshot', () => {
  expect(readSnapshot(), `Record what was added: ${command}`).toEqual(takeSnapshot(allRoutes));
});

test.each(allRoutes)('$id: its readers drop unknown fields', ({ response }) => {
  expect(JSON.stringify(toWireSchema(response))).not.toContain('"additionalProperties":false');
});

const request = {
  vehicule_id: z.int(),
  note: maybe(z.string().check(z.maxLength(300))),
  kind: z.optional(z.enum(['airport', 'business'])),
  stops: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10))),
};
const answer = {
  id: z.number(),
  status: openEnum(['pending', 'confirmed']),
  plan: z.nullable(z.string()),
  role: z.enum(['customer', 'operator']),
  total: z.optional(z.number()),
  path: z.array(z.tuple([z.number(), z.number()])),
  rides: z.array(wireObject({ from: z.string(), to: z.string() })),
};

function ride(changes: Partial<Route> = {}): Route {
  return defineRoute({
    id: 'rides.book',
    method: 'POST',
    path: '/rides',
    auth: 'public',
    summary: 'Book a ride',
    body: wireRequest(request),
    response: wireObject(answer),
    ...changes,
  });
}

const body = (changes: z.core.$ZodShape) => ({ body: wireRequest({ ...request, ...changes }) });
const response = (changes: z.core.$ZodShape) => ({ response: wireObject({ ...answer, ...changes }) });

const { status: _status, ...withoutStatus } = answer;
const { total: _total, ...withoutTotal } = answer;
const { note: _note, ...withoutNote } = request;

test.each<[string, Partial<Route>]>([
  ['an optional request field', body({ flight: z.optional(z.string()) })],
  ['a request field that may be left out', body({ vehicule_id: maybe(z.int()) })],
  ['a wider request', body({ vehicule_id: z.number(), kind: z.optional(z.string()) })],
  ['more values in a request', body({ kind: z.optional(z.enum(['airport', 'business', 'private'])) })],
  ['an optional query', { query: wireObject({ page: z.optional(z.string()) }) }],
  ['a response field', response({ reference: z.string() })],
  [
    'a response field within a list',
    response({ rides: z.array(wireObject({ from: z.string(), to: z.string(), at: z.string() })) }),
  ],
  ['another value of an open text', response({ status: openEnum(['pending', 'confirmed', 'late']) })],
  ['a narrower response', response({ id: z.int(), plan: z.string(), role: z.literal('customer') })],
  ['a response field now always there', response({ total: z.number() })],
])('%s is an addition', (_name, changes) => {
  expect(breakingChanges(takeSnapshot([ride()]), takeSnapshot([ride(changes)]))).toEqual([]);
});

test.each<[string, Partial<Route>]>([
  ['body.note was removed', { body: wireRequest(withoutNote) }],
  ['body.flight is new and required', body({ flight: z.string() })],
  ['body.kind is now required', body({ kind: z.enum(['airport', 'business']) })],
  ['body.kind no longer takes "business"', body({ kind: z.optional(z.enum(['airport'])) })],
  ['body.note no longer takes null', body({ note: z.optional(z.string().check(z.maxLength(300))) })],
  ['body.note had maxLength 300 and now has 20', body({ note: maybe(z.string().check(z.maxLength(20))) })],
  ['body.vehicule_id no longer takes integer', body({ vehicule_id: z.string() })],
  [
    'body.stops[] had pattern none and now has ^a',
    body({
      stops: z.optional(z.array(z.string().check(z.maxLength(300), z.regex(/^a/))).check(z.maxLength(10))),
    }),
  ],
  ['headers.key is new and required', { headers: wireObject({ key: z.string() }) }],
  ['response.status was removed', { response: wireObject(withoutStatus) }],
  ['response.total was removed', { response: wireObject(withoutTotal) }],
  ['response.id may now be absent', response({ id: z.optional(z.number()) })],
  ['response.id may now be null', response({ id: z.nullable(z.number()) })],
  ['response.id may now be string', response({ id: z.string() })],
  ['response.role may now be "driver"', response({ role: z.enum(['customer', 'operator', 'driver']) })],
  ['response.path[] had minItems 2 and now has 1', response({ path: z.array(z.tuple([z.number()])) })],
  ['response.rides[].to was removed', response({ rides: z.array(wireObject({ from: z.string() })) })],
])('rides.book %s: refused', (fault, changes) => {
  expect(breakingChanges(takeSnapshot([ride()]), takeSnapshot([ride(changes)]))).toEqual([
    `rides.book ${fault}`,
  ]);
});

test('a route must not disappear, move, become restricted or change its answer', () => {
  const before = takeSnapshot([ride()]);
  expect(breakingChanges(before, takeSnapshot([]))).toEqual(['rides.book (POST /rides) was removed']);
  const moved = ride({ path: '/trips', auth: 'customer', status: 202 });
  expect(breakingChanges(before, takeSnapshot([moved]))).toEqual([
    'rides.book was POST /rides and is now POST /trips',
    'rides.book answered 200 and now 202',
    'rides.book was for public callers and is now for customer ones',
  ]);
});

test('a list or map of strict objects cannot change for its readers', () => {
  const strict = ride({
    response: z.strictObject({ extras: z.record(z.string(), z.strictObject({ code: z.string() })) }),
  });
  const grown = ride({
    response: z.strictObject({
      extras: z.record(z.string(), z.strictObject({ code: z.string(), price: z.number() })),
    }),
  });
  expect(breakingChanges(takeSnapshot([strict]), takeSnapshot([grown]))).toEqual([
    'rides.book response.extras.*.price is new, where older clients refuse what they do not know',
  ]);
});

import { allRoutes, errorAnswer, isForPeople, type Route } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../testing/api-process.ts';
import { exampleCall, signedIn, type WireCall } from '../testing/example-call.ts';
import { operatorToken } from '../testing/operator.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const builtIn = new Set(Reflect.ownKeys(Object.prototype));
/** Statuses that a hostile call may get; 2xx if the call may ignore the hostile part or store it as text. */
const refusals = [400, 401, 402, 403, 404, 405, 409, 413, 415, 422, 429];
const answerWithinMs = 60_000;
const runsOfEach = times(6, 300, 12);

let api: TestApi;
let operator: string;
beforeAll(async () => {
  api = await openTestApi();
  operator = await operatorToken(api);
}, 120_000);
afterAll(() => api.close());

let customers = 0;
/**
 * A caller with enough rights to reach the validation. Each call gets its own customer, because some calls end
 * sessions and accounts.
 */
async function asCaller(route: Route, call: WireCall): Promise<WireCall> {
  if (route.auth === 'public') return call;
  if (isForPeople(route.auth)) return signedIn(call, operator);
  return signedIn(call, await api.signUp(`fuzz${(customers += 1)}@example.org`));
}

const field = z.record(z.string(), z.unknown());
/** Names that every JavaScript object has, and fields that nobody may set for themselves. */
const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'toJSON',
  'user_id',
  'customer_id',
  'role',
  'status',
  'is_admin',
  '',
  'a.b',
  'a[b]',
  'unknown',
];
const hostileTexts = [
  '',
  '\\u0000',
  '\\ud800',
  'a'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00%ff',
  '2026-02-30',
  '9999-99-99 99:99:99',
  ...hostileNames,
  '-1',
  '1e309',
  'NaN',
];
const hostileNumbers = [-1, 0, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 999_999_999_999];

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }));
/** JSON as text, for values that only JSON can express: huge numbers, lone surrogates, depth. */
const hostileJson = fc.oneof(
  fc.constantFrom('1e309', '-1e309', '"\\ud800"', '"\\u0000"', 'null', '[]', '{}', '[[]]', 'true', '""'),
  fc.constantFrom(...hostileNumbers).map(String),
  hostileText.map((text) => JSON.stringify(text)),
  fc.integer({ min: 100, max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

/** The good body with one field replaced or added, or another body altogether. */
const hostileBody = (route: Route): fc.Arbitrary<string> => {
  const known = z.safeParse(field, examples.get(route.id)?.body);
  const good = known.success ? known.data : {};
  const names = [...Object.keys(good), ...hostileNames];
  const replaced = fc.tuple(fc.constantFrom(...names), hostileJson).map(([name, json]) => {
    const rest = Object.entries(good).filter(([key]) => key !== name);
    const parts = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return `{${[...parts, `${JSON.stringify(name)}:${json}`].join(',')}}`;
  });
  const broken = fc.constantFrom('{', '{"a":', '\u0000', '"', '[', '{"a":1}}', `"${'x'.repeat(300_000)}"`);
  return fc.oneof({ weight: 4, arbitrary: replaced }, hostileJson, broken);
};

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=__proto__',
  'application/__proto__',
  'constructor',
  'text/plain',
  'text/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
);

function hostileCall(route: Route): fc.Arbitrary<WireCall> {
  const example = examples.get(route.id);
  const names = Object.keys(z.parse(z.optional(field), example?.query) ?? {});
  const query = fc.dictionary(fc.constantFrom(...names, ...hostileNames, 'page', 'per_page'), hostileText, {
    maxKeys: 3,
  });
  const params = Object.keys(example?.params ?? {}).map((name) => [name, hostileText] as const);
  const body = route.body ? hostileBody(route) : fc.option(hostileJson, { nil: undefined });
  return fc
    .record({
      query: route.query ? fc.option(query, { nil: example?.query }) : fc.constant(undefined),
      params: fc.option(fc.record(Object.fromEntries(params)), { nil: example?.params }),
      payload: route.method === 'GET' ? fc.constant(undefined) : body,
      type: fc.oneof({ weight: 5, arbitrary: fc.constant('application/json') }, contentType),
    })
    .map(({ query: search, params: path, payload, type }) => {
      const call = exampleCall(route, {
        query: search ?? {},
        params: wellFormed(path ?? {}),
        body: undefined,
      });
      return payload === undefined
        ? call
        : { ...call, payload, headers: { ...call.headers, 'content-type': type } };
    });
}

/** A lone surrogate cannot be part of an address. */
const wellFormed = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text.toWellFormed()]));

async function expectCalmAnswer(call: WireCall): Promise<void> {
  const began = performance.now();
  const { statusCode, headers, body } = await api.app.inject(call);
  const shown = `${call.method} ${call.url.slice(0, 200)} ${call.payload?.slice(0, 300) ?? ''} -> ${statusCode} ${body.slice(0, 300)}`;
  expect(performance.now() - began, shown).toBeLessThan(answerWithinMs);
  if (statusCode < 300) return;
  expect(refusals, shown).toContain(statusCode);
  expect(headers['content-type'], shown).toContain('application/json');
  expect(z.safeParse(errorAnswer, JSON.parse(body)).success, shown).toBe(true);
  expect(body, shown).not.toMatch(/node_modules|\bat \S+:\d+|select |insert |zod|fastify|syntax error/i);
}

describe('bad input of any kind is refused without a server error', () => {
  test.each(allRoutes.map((route) => [route.id, route] as const))(
    '%s',
    async (_id, route) => {
      await fc.assert(
        fc.asyncProperty(hostileCall(route), async (call) => {
          await expectCalmAnswer(await asCaller(route, call));
        }),
        { numRuns: runsOfEach },
      );
    },
    times(120_000, 1_800_000),
  );
});

test('no object got a property from the input', () => {
  expect(Reflect.ownKeys(Object.prototype).filter((name) => !builtIn.has(name))).toEqual([]);
});

test('hostile headers are neither a session nor a language', async () => {
  const hostile = ['Bearer ', 'Bearer \u00ff', `Bearer ${'a'.repeat(8000)}`, 'Basic YTpi', "Bearer ' or 1=1"];
  for (const authorization of hostile) {
    const headers = { authorization, 'accept-language': 'fr;q=x,'.repeat(500) };
    const { statusCode } = await api.app.inject({ url: '/api/reservations', headers });
    expect(statusCode).toBe(401);
  }
});

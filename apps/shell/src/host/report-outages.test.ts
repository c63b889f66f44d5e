import { fetchTransport } from '@livree/api-client';
import { expect, test } from 'vitest';
import { reportOutages } from './report-outages.ts';

const request = {
  method: 'GET',
  path: '/vehicules',
  query: new URLSearchParams(),
  headers: {},
  body: undefined,
  session: 'none',
  signal: undefined,
} as const;

/** How many outages are reported for a page whose API answers like this. */
async function countOutages(answer: () => Promise<Response>): Promise<number> {
  let count = 0;
  const transport = fetchTransport({ baseUrl: 'http://api.invalid', language: () => 'fr', fetch: answer });
  const heard = reportOutages(transport, () => (count += 1));
  await heard(request).catch(() => undefined);
  return count;
}

test.each([
  [200, 0],
  [404, 0],
  [429, 1],
  [500, 1],
  [503, 1],
])('an answer with status %i is reported as an outage %i times', async (status, outages) => {
  expect(await countOutages(async () => Response.json({}, { status }))).toBe(outages);
});

test('a call to an unreachable API is reported as an outage', async () => {
  expect(await countOutages(() => Promise.reject(new TypeError('fetch failed')))).toBe(1);
});

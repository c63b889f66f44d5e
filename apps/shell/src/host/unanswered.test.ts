import { fetchTransport } from '@livree/api-client';
import { expect, test } from 'vitest';
import { reportUnanswered } from './unanswered.ts';

const request = {
  method: 'GET',
  path: '/vehicules',
  query: new URLSearchParams(),
  headers: {},
  body: undefined,
  session: 'none',
  signal: undefined,
} as const;

/** How many gaps are reported for a page whose API answers like this. */
async function unanswered(answer: () => Promise<Response>): Promise<number> {
  let count = 0;
  const transport = fetchTransport({ baseUrl: 'http://api.invalid', language: () => 'fr', fetch: answer });
  const heard = reportUnanswered(transport, () => (count += 1));
  await heard(request).catch(() => undefined);
  return count;
}

test.each([
  [200, 0],
  [404, 0],
  [429, 1],
  [500, 1],
  [503, 1],
])('an answer with status %i counts as unanswered %i times', async (status, gaps) => {
  expect(await unanswered(async () => Response.json({}, { status }))).toBe(gaps);
});

test('a call to an unreachable API counts as unanswered', async () => {
  expect(await unanswered(() => Promise.reject(new TypeError('fetch failed')))).toBe(1);
});

import { createServer } from 'node:http';
import type { ProblemRequest } from '@livree/contracts';
import { freePort } from '@livree/server/free-port';
import { afterEach, expect, test } from 'vitest';
import { answerAsRecorded, type RecordedApi } from './answer-as-recorded.ts';
import { failedAgain } from './report-probe.ts';

const base = '/backend/public/api';
const call = (name: string, status: number, answer?: unknown) =>
  ({ kind: 'call', at: 0, call: name, status, ms: 1, answer }) as const;

const report: ProblemRequest = {
  composition: {},
  flags: { newsletter: false },
  language: 'fr',
  beganAt: '2027-01-01T00:00:00.000Z',
  isSignedIn: false,
  isPhone: false,
  acts: [
    call('fleet.list', 200, 'first'),
    call('fleet.list', 503, 'second'),
    call('fleet.read', 0),
    { kind: 'failure', at: 1, part: 'booking', name: 'uncaught: TypeError' },
  ],
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(): Promise<{
  api: RecordedApi;
  ask: (path: string, render?: boolean) => Promise<unknown>;
}> {
  const port = await freePort();
  const behind = createServer(({ url }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ url, data: { flags: { newsletter: true, diagnostics: true } } })),
  ).listen(port, '127.0.0.1');
  const api = await answerAsRecorded(report, `http://127.0.0.1:${port}`);
  closing.push(
    () => api.stop(),
    () => behind.close(),
  );
  const ask = async (path: string, render = false) => {
    const headers = render ? {} : { 'x-forwarded-for': '203.0.113.9' };
    const answer = await fetch(api.origin + base + path, { headers }).catch(() => undefined);
    return answer && [answer.status, await answer.json()];
  };
  return { api, ask };
}

test('a visitor gets the recorded answers in their order, a render the first; the rest comes from the API behind', async () => {
  const { api, ask } = await start();
  expect(await ask('/vehicules')).toMatchObject([200, { url: `${base}/vehicules` }]);
  api.rewind();
  for (let again = 0; again < 2; again += 1) {
    expect(await ask('/vehicules', true)).toEqual([200, 'first']);
    expect(await ask('/vehicules?page=2')).toEqual([200, 'first']);
    expect(await ask('/vehicules')).toEqual([503, 'second']);
    expect(await ask('/vehicules')).toEqual([503, 'second']);
    expect(await ask('/vehicules/7')).toBeUndefined();
    api.rewind();
  }
  expect(await ask('/blog')).toMatchObject([200, { url: `${base}/blog` }]);
});

test('the site has the flags of the report', async () => {
  const { ask } = await start();
  expect(await ask('/config')).toMatchObject([
    200,
    { data: { flags: { newsletter: false, diagnostics: true } } },
  ]);
});

test('only what the report holds has failed again', () => {
  const seen = [
    'console: odd',
    'booking failed: uncaught: TypeError (uncaught)',
    'shell failed: x: Error (x)',
  ];
  expect(failedAgain(report, { failures: seen })).toEqual(['booking failed: uncaught: TypeError']);
  expect(failedAgain(report, { failures: ['uncaught: boom'] })).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { gatewayItself, signCaller } from '@livree/server/caller';
import { readReleaseCounts, sendReleaseCounts, type ReleaseCount } from '@livree/server/release-counts';
import { beforeAll, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepCountsJob } from './register-release-counts.ts';

const secret = 'a secret that gateway and API share';
const api = withTestApi({ LIVREE_GATEWAY_SECRET: secret });
let apiOrigin: string;
beforeAll(async () => {
  apiOrigin = await api().app.listen({ port: 0, host: '127.0.0.1' });
});

const keeper = (caller = gatewayItself) => ({
  apiOrigin,
  headers: () => ({ 'x-livree-caller': signCaller(secret, caller, api().clock.now().getTime()) }),
});

const count = (given: Partial<ReleaseCount> = {}): ReleaseCount => ({
  release: 'booking@0123456789ab',
  arm: 'live',
  visits: 10,
  failedVisits: 1,
  tallies: { 'LCP 3': 4, server: 1 },
  ...given,
});

const send = (...counts: ReleaseCount[]) => sendReleaseCounts(keeper(), { batch: randomUUID(), counts });

test('counts of several gateways are summed by release and arm, and a repeated batch counts once', async () => {
  const batch = { batch: randomUUID(), counts: [count(), count({ arm: 'canary', failedVisits: 3 })] };
  await sendReleaseCounts(keeper(), batch);
  await sendReleaseCounts(keeper(), batch);
  await send(count({ tallies: { 'LCP 3': 1, 'browser load': 2 } }));
  await send(count({ release: 'site', visits: 0, failedVisits: 0, tallies: { unverified: 7 } }));
  expect(await readReleaseCounts(keeper())).toEqual([
    count({ arm: 'canary', failedVisits: 3 }),
    count({ visits: 20, failedVisits: 2, tallies: { 'LCP 3': 5, 'browser load': 2, server: 1 } }),
    count({ release: 'site', visits: 0, failedVisits: 0, tallies: { unverified: 7 } }),
  ]);
});

test('a reader may ask for what was counted since a moment', async () => {
  await send(count());
  api().clock.advance({ minutes: 1 });
  const since = api().clock.now();
  await send(count({ tallies: {} }));
  expect(await readReleaseCounts(keeper(), since)).toEqual([count({ tallies: {} })]);
});

test('counts are kept for 30 days', async () => {
  await send(count());
  api().clock.advance({ days: 20 });
  await send(count({ arm: 'canary' }));
  api().clock.advance({ days: 11 });
  await api()
    .deps.db.transaction()
    .execute((trx) => api().jobs.send(trx, sweepCountsJob, {}));
  await api().jobs.drain();
  expect(await readReleaseCounts(keeper(), new Date(0))).toEqual([count({ arm: 'canary' })]);
});

test('nobody but a gateway reads or adds counts, and nonsense is refused', async () => {
  await expect(readReleaseCounts(keeper('203.0.113.9'))).rejects.toThrow('404');
  const batch = { batch: randomUUID(), counts: [count()] };
  await expect(sendReleaseCounts(keeper('203.0.113.9'), batch)).rejects.toThrow('404');
  for (const wrong of [
    { release: 'booking' },
    { visits: -1 },
    { visits: 1e12 },
    { tallies: { "x'; drop": 1 } },
  ])
    await expect(send(count(wrong))).rejects.toThrow('400');
  for (const query of ['?since=tomorrow', '?since=1&since=2']) {
    const asked = { url: `/release-counts${query}`, headers: keeper().headers() };
    expect((await api().app.inject(asked)).statusCode).toBe(400);
  }
  expect(await readReleaseCounts(keeper())).toEqual([]);
});

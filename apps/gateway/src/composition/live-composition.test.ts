import { bucketCount, isInShare } from '@livree/release/canary';
import { beginCanary } from '@livree/release/ledger';
import { afterEach, expect, it, vi } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { followLive } from './live-composition.ts';

let site: PlantedSite;
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

it('a canary that could not be read when it began is tried again, and its trouble told once', async () => {
  site = await plantSite();
  const { version } = await site.publish({
    id: 'booking',
    edition: '2',
    paths: ['/reservation'],
    provides: ['booking/simulator@1'],
  });
  await beginCanary(site.ledger, { remote: 'booking', version, share: 0.5 }, new Date());
  const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const bucket = buckets.find((each) => isInShare(each, { version, share: 0.5 }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const troubles: unknown[] = [];
  let failing = 2;
  const live = followLive({
    ledger: {
      ...site.ledger,
      release(remote, wanted) {
        if (wanted === version && failing-- > 0) throw new Error('the ledger does not answer');
        return site.ledger.release(remote, wanted);
      },
    },
    prepare: async () => undefined,
    onTrouble: (error) => void troubles.push(error),
  });
  const seen: (string | undefined)[] = [];
  for (const time of [0, 4000, 6000, 10_000, 12_000]) {
    now.mockReturnValue(time);
    seen.push((await live.forPage(bucket))?.visitors.canary);
  }
  expect(seen).toEqual([undefined, undefined, undefined, undefined, 'booking']);
  expect([troubles.length, live.isDivided()]).toEqual([1, true]);
  now.mockReturnValue(60_000);
  await live.forPage(bucket);
  expect(failing).toBe(-1);
});

it('a ledger in which nothing is live is told once, not at every page', async () => {
  site = await plantSite();
  let told = 0;
  const live = followLive({
    ledger: {
      ...site.ledger,
      liveStamp: async () => undefined,
      live: async () => ({ trails: {}, canaries: {}, retired: {} }),
    },
    prepare: async () => undefined,
    onTrouble: () => undefined,
    onEmpty: () => void (told += 1),
  });
  expect(await live.current()).toBeUndefined();
  expect(await live.forPage()).toBeUndefined();
  expect(told).toBe(1);
});

import type { Release } from '@livree/release';
import { isInShare } from '@livree/release/canary';
import { beginCanary, recordVerdict } from '@livree/release/ledger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
let canary: Release;
let later: number;

beforeEach(async () => {
  later = 0;
  site = await plantSite({}, { time: () => Date.now() + later });
  canary = await site.publish({
    id: 'booking',
    edition: '2',
    paths: ['/reservation'],
    provides: ['booking/simulator@1'],
  });
});
afterEach(() => site.close());

const begin = (share = 0.05) =>
  beginCanary(site.ledger, { remote: 'booking', version: canary.version, share }, new Date());

const noFigures = {
  canary: { visits: 0, failed: 0 },
  live: { visits: 0, failed: 0 },
  evidence: 1,
  wrongPrices: 0,
};
const judge = (outcome: 'back' | 'on' | 'pause' | 'resume') =>
  recordVerdict(
    site.ledger,
    { remote: 'booking', version: canary.version, outcome, figures: noFigures },
    new Date(),
  );

const get = (cookie = '', url = '/reservation') => site.app.inject({ url, headers: { cookie } });
const readCookies = ({ headers }: Awaited<ReturnType<typeof get>>): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');

/** Whether the document is made of the canary. */
const hasCanary = ({ body }: { readonly body: string }) => body.includes(`"version":"${canary.version}"`);

/** The cookie of the first bucket whose visitors get the canary, or the live release. */
function bucketWith(isCanary: boolean): string {
  const share = { version: canary.version, share: 0.05 };
  let bucket = 0;
  while (isInShare(bucket, share) !== isCanary) bucket += 1;
  return `bucket=${bucket}`;
}

const readCount = (arm: string, id = 'booking') =>
  site.counters.read().filter((one) => one.arm === arm && one.release.startsWith(`${id}@`));

it('a visitor keeps the release of the first page, by a cookie that is set only while a canary runs', async () => {
  expect(readCookies(await get()).join()).not.toContain('bucket=');
  await begin(0.5);
  const seen = { canary: 0, live: 0 };
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const first = await get();
    const bucket = readCookies(first).find((cookie) => cookie.startsWith('bucket=')) ?? '';
    expect(bucket).toMatch(/^bucket=\d{1,4}$/);
    seen[hasCanary(first) ? 'canary' : 'live'] += 1;
    for (let again = 0; again < 3; again += 1) {
      const next = await get(bucket, '/vehicles');
      expect([hasCanary(next), readCookies(next).join().includes('bucket=')]).toEqual([
        hasCanary(first),
        false,
      ]);
    }
  }
  expect(Math.min(seen.canary, seen.live)).toBeGreaterThan(3);
});

it('visitors of a canary get it while it runs, the live release while it is paused or ended, and everybody gets it after its promotion', async () => {
  await begin();
  const [some, others] = [bucketWith(true), bucketWith(false)];
  const who = async () => [hasCanary(await get(some)), hasCanary(await get(others))];
  expect(await who()).toEqual([true, false]);
  await judge('pause');
  expect(await who()).toEqual([false, false]);
  await judge('resume');
  expect(await who()).toEqual([true, false]);
  await judge('back');
  expect(await who()).toEqual([false, false]);
  await begin();
  await judge('on');
  expect(await who()).toEqual([true, true]);
});

it('a visit and its failure count once for a visitor, in the visitor’s arm of the canary', async () => {
  await begin();
  const bucket = bucketWith(true);
  let cookies = bucket;
  for (let document = 0; document < 3; document += 1) {
    cookies = [bucket, ...readCookies(await get(cookies))].join('; ');
    const report = {
      kind: 'error',
      remote: 'booking',
      version: canary.version,
      language: 'fr',
      name: 'Error',
    };
    const sent = {
      url: '/telemetry',
      method: 'POST',
      payload: report,
      headers: { cookie: cookies },
    } as const;
    expect((await site.app.inject(sent)).statusCode).toBe(204);
  }
  const count = { visits: 1, failedVisits: 1, tallies: { 'browser caught': 3 } };
  expect(readCount('canary')).toEqual([{ release: `booking@${canary.version}`, arm: 'canary', ...count }]);
  expect(readCount('canary', 'marketing')).toEqual([]);
  later = 31 * 60_000;
  await get(cookies);
  expect(readCount('canary')).toMatchObject([{ visits: 2 }]);
});

it('a tester never gets a canary, and a made-up bucket is drawn anew', async () => {
  await begin();
  for (const bucket of ['bucket=99999', 'bucket=x', 'bucket='])
    expect(readCookies(await get(bucket)).join()).toMatch(/bucket=\d{1,4}\b/);
  const some = bucketWith(true);
  const link = await site.invite([`blog@${site.releases['blog']?.version}`]);
  const { headers } = await site.app.inject({ url: link, headers: { cookie: some } });
  const pass = String(headers['set-cookie']).split(';')[0] ?? '';
  const tried = await get(`${some}; ${pass}`, `/reservation?remote=blog@${site.releases['blog']?.version}`);
  expect(hasCanary(tried)).toBe(false);
});

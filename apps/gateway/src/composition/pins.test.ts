import type { Release } from '@livree/release';
import { isInShare } from '@livree/release/canary';
import { beginCanary } from '@livree/release/ledger';
import type { RemotePlan } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

const day = 24 * 60 * 60_000;

let later = 0;
let site: PlantedSite;
beforeEach(async () => {
  later = 0;
  site = await plantSite({}, { time: () => Date.now() + later });
});
afterEach(() => site.close());

const plan = (edition: string): RemotePlan => ({
  id: 'booking',
  edition,
  paths: ['/reservation'],
  provides: ['booking/simulator@1'],
  server: standInBundle(edition),
});

/** The live release that the site begins with. */
const first = (): string => site.releases['booking']?.version ?? '';

async function release(edition: string): Promise<Release> {
  const published = await site.publish(plan(edition));
  await site.promote(published);
  return published;
}

async function get(cookie = '', url = '/reservation', headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url, headers: { cookie, ...headers } });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { ...answer, body: answer.body, cookies, ended: cookies.find((text) => text.startsWith('pin=')) };
}

/** The version of a remote in a document. */
const versionIn = ({ body }: { readonly body: string }, remote = 'booking'): string | undefined =>
  readWrittenComposition(body).remotes.find(({ id }) => id === remote)?.version;

/** The pin of a visitor whose booking begins in this document. */
const pinOf = ({ body }: { readonly body: string }): string => `pin=${readWrittenComposition(body).id}`;

it('a booking keeps what it began with on every page, also when its browser draws it, and nobody else can be sent it', async () => {
  const begun = await get();
  const second = await release('2');
  await get();
  for (const url of ['/reservation', '/vehicles', '/de/vehicles']) {
    const { headers, ...kept } = await get(pinOf(begun), url);
    expect([versionIn(kept), kept.ended]).toEqual([first(), undefined]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, private',
      vary: 'accept-encoding, cookie',
      'x-livree-render': 'server',
    });
    expect(versionIn(await get('', url))).toBe(second.version);
    const unchanged = { 'if-none-match': String(headers['etag']) };
    expect((await get(pinOf(begun), url, unchanged)).statusCode).toBe(304);
    expect((await get('', url, unchanged)).statusCode).toBe(200);
  }
  await release('3');
  await get();
  const drawn = await get(pinOf(begun), '/reservation?etape=3');
  expect([versionIn(drawn), drawn.headers['x-livree-render']]).toEqual([first(), 'shell']);
  expect((await get()).headers['x-livree-render']).toBe('server');
});

it('a rollback and a retirement take a release from bookings at once, and their pin with it', async () => {
  const second = await release('2');
  const begun = await get();
  expect(versionIn(begun)).toBe(second.version);
  await site.rollback('booking');
  const moved = await get(pinOf(begun));
  expect(versionIn(moved)).toBe(first());
  expect(moved.ended).toBe('pin=; Path=/; Max-Age=0; SameSite=Lax');
  await site.promote(await site.publish({ ...plan('3'), id: 'blog', paths: ['/blog'], provides: [] }));
  const again = await get(pinOf(moved));
  expect([again.ended, versionIn(again, 'blog')]).toEqual([undefined, site.releases['blog']?.version]);
  await site.retire('blog');
  const gone = await get(pinOf(moved));
  expect([gone.ended === undefined, versionIn(gone, 'blog')]).toEqual([false, undefined]);
});

it('a booking keeps its shell too, until that is rolled back', async () => {
  const second = await site.publishShell({ edition: '2' });
  await site.promote(second);
  const begun = await get();
  const third = await site.publishShell({ edition: '3' });
  await site.promote(third);
  const shellIn = ({ body }: { readonly body: string }) => readWrittenComposition(body).shell;
  expect([shellIn(await get(pinOf(begun))), shellIn(await get())]).toEqual([second.version, third.version]);
  await site.rollback('shell');
  expect(shellIn(await get(pinOf(begun)))).toBe(second.version);
  await site.rollback('shell');
  const moved = await get(pinOf(begun));
  expect([shellIn(moved), moved.ended === undefined]).toEqual([site.shell.version, false]);
});

it('a pin ends a day after its composition did, and what nobody got is no pin', async () => {
  const begun = await get();
  const second = await release('2');
  const third = await site.publish(plan('3'));
  later = day - 60_000;
  expect(versionIn(await get(pinOf(begun)))).toBe(first());
  later = day + 60_000;
  expect(versionIn(await get(pinOf(begun)))).toBe(second.version);
  for (const made of [third.version, '0123456789ab', '../etc', '%', 'x'.repeat(5000)]) {
    const answer = await get(`pin=${made}`);
    expect([answer.statusCode, versionIn(answer), answer.ended !== undefined], made).toEqual([
      200,
      second.version,
      true,
    ]);
  }
});

it('a booking in a canary stays in its arm, one from before stays out, and a paused or replaced canary leaves both', async () => {
  const canary = await site.publish(plan('2'));
  const before = await get();
  const share = { version: canary.version, share: 0.5 };
  const begin = (version: string) =>
    beginCanary(site.ledger, { remote: 'booking', version, share: 0.5 }, new Date());
  await begin(canary.version);
  let bucket = 0;
  while (!isInShare(bucket, share)) bucket += 1;
  const begun = await get(`bucket=${bucket}`);
  expect(versionIn(begun)).toBe(canary.version);
  expect(versionIn(await get(`bucket=${bucket}; ${pinOf(before)}`))).toBe(first());
  let others = 0;
  while (isInShare(others, share)) others += 1;
  const visits = (arm: string) =>
    site.counters.read().find((one) => one.arm === arm && one.release === `booking@${canary.version}`)
      ?.visits;
  const counted = visits('canary') ?? 0;
  expect(versionIn(await get(`bucket=${others}; ${pinOf(begun)}`))).toBe(canary.version);
  expect([visits('canary'), visits('live')]).toEqual([counted + 1, undefined]);
  await begin((await site.publish(plan('3'))).version);
  const ended = await get(`bucket=${others}; ${pinOf(begun)}`);
  expect([versionIn(ended) === canary.version, ended.ended === undefined]).toEqual([false, false]);
});

it('a booking’s frames are those of its payments, and a tester’s visit neither has a pin nor ends it', async () => {
  const begun = await get();
  const second = await site.publish({
    id: 'payments',
    edition: '2',
    paths: ['/payments'],
    frames: ['card', 'return'],
  });
  await site.promote(second);
  const old = site.releases['payments']?.version;
  expect((await get(pinOf(begun), '/checkout-frame/card')).body).toContain(`/assets/payments/${old}/`);
  expect((await get('', '/checkout-frame/card')).body).toContain(`/assets/payments/${second.version}/`);
  const link = await site.invite([`booking@${first()}`]);
  const pass = (await get('', link)).cookies[0]?.split(';')[0] ?? '';
  const tried = await get(`${pass}; ${pinOf(begun)}`, `/reservation?remote=booking@${first()}`);
  expect([versionIn(tried, 'payments'), tried.ended]).toEqual([second.version, undefined]);
});

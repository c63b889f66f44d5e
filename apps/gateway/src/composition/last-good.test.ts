import type { Release } from '@livree/release';
import { beginCanary } from '@livree/release/ledger';
import type { RemotePlan } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

let site: PlantedSite;
beforeEach(async () => {
  site = await plantSite();
});
afterEach(() => site.close());

const plan = (edition: string): RemotePlan => ({
  id: 'booking',
  edition,
  paths: ['/reservation'],
  provides: ['booking/simulator@1'],
});

/** The live release that the site begins with. */
const first = (): string => site.releases['booking']?.version ?? '';

async function release(edition: string): Promise<Release> {
  const published = await site.publish(plan(edition));
  await site.promote(published);
  return published;
}

/** The cookie of a visitor's document. */
async function visit(url = '/reservation', cookie = ''): Promise<string> {
  const { headers } = await site.app.inject({ url, headers: { cookie } });
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ');
}

/** The version that a page would get instead; undefined if there is none. */
async function ask(version: string, cookie = '', remote = 'booking'): Promise<string | undefined> {
  const answer = await site.app.inject({ url: `/last-good/${remote}/${version}`, headers: { cookie } });
  expect([200, 204]).toContain(answer.statusCode);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.statusCode === 200 ? answer.json<{ version: string }>().version : undefined;
}

it('is the release that was live before, and the live one for a canary and for what was rolled back', async () => {
  expect(await ask(first(), await visit())).toBeUndefined();
  const second = await release('2');
  const cookie = await visit();
  expect(await ask(second.version, cookie)).toBe(first());
  const canary = await site.publish(plan('3'));
  await beginCanary(site.ledger, { remote: 'booking', version: canary.version, share: 0.5 }, new Date());
  expect(await ask(canary.version, cookie)).toBe(second.version);
  await site.rollback('booking');
  await site.rollback('booking');
  expect(await ask(second.version, cookie)).toBe(first());
});

it('is never one that was withdrawn', async () => {
  const second = await release('2');
  await site.rollback('booking');
  const third = await release('3');
  expect(await ask(third.version, await visit())).toBe(first());
  expect(await ask(second.version, await visit())).toBe(third.version);
});

it('is never one that was taken back by promoting the release before it', async () => {
  const second = await release('2');
  const third = await release('3');
  const cookie = await visit();
  const begun = site.releases['booking'];
  if (begun === undefined) throw new Error('booking is not live');
  await site.promote(begun);
  expect(await ask(first(), await visit())).toBeUndefined();
  expect(await ask(third.version, cookie)).toBe(first());
  const fourth = await release('4');
  expect(await ask(fourth.version, await visit())).toBe(first());
  expect(await ask(second.version, cookie)).toBe(fourth.version);
});

it('matches the rest of the page that it comes into', async () => {
  const second = await site.publish({ ...plan('2'), provides: ['booking/simulator@1', 'booking/ride@1'] });
  const placing = await site.publish({
    id: 'marketing',
    edition: '2',
    paths: ['/'],
    places: ['booking/simulator@1', 'booking/ride@1'],
  });
  const before = await visit();
  await site.promote(second);
  await site.promote(placing);
  expect(await ask(second.version, await visit())).toBeUndefined();
  expect(await ask(second.version, before)).toBe(first());
});

it('does not exist for a tester, for a remote that is offline, and for what nobody released', async () => {
  const second = await release('2');
  const link = await site.invite([`booking@${first()}`]);
  const pass = await visit(link);
  const tested = await visit(`/reservation?remote=booking@${first()}`, pass);
  expect(await ask(second.version, `${pass}; ${tested}`)).toBeUndefined();
  for (const [remote, version] of [
    ['shell', site.shell.version],
    ['nobody', second.version],
    ['booking', 'nothing'],
  ] as const)
    expect(await ask(version, '', remote), remote).toBeUndefined();
  expect(await ask('0123456789ab')).toBe(second.version);
  await site.retire('payments');
  expect(await ask(site.releases['payments']?.version ?? '', '', 'payments')).toBeUndefined();
});

it('comes with an end of the pin: a booking is kept with nothing that failed in its page', async () => {
  const second = await release('2');
  const { body } = await site.app.inject({ url: '/reservation' });
  const begun = readWrittenComposition(body).id;
  const { version } = await release('3');
  await visit();
  const url = `/last-good/booking/${second.version}`;
  const answer = await site.app.inject({ url, headers: { cookie: `pin=${begun}` } });
  expect(answer.headers['set-cookie']).toBe('pin=; Path=/; Max-Age=86400; SameSite=Lax');
  const next = await site.app.inject({ url: '/reservation', headers: { cookie: 'pin=' } });
  expect(readWrittenComposition(next.body).remotes).toContainEqual(
    expect.objectContaining({ id: 'booking', version }),
  );
  expect([next.headers['set-cookie']].flat()[0]).toBe('pin=; Path=/; Max-Age=0; SameSite=Lax');
});

it('is named in the report of the failure, which counts once and against the release that failed', async () => {
  const { version } = await release('2');
  const cookie = await visit();
  const stamp = { remote: 'booking', language: 'fr', kind: 'error', name: 'load: Error' };
  for (const report of [
    { ...stamp, version, cause: 'load', replacedBy: first() },
    { ...stamp, version, cause: 'render', replacedBy: first() },
    { ...stamp, version: first(), cause: 'render' },
  ]) {
    const sent = { method: 'POST', url: '/telemetry', payload: report, headers: { cookie } } as const;
    expect((await site.app.inject(sent)).statusCode).toBe(204);
  }
  expect(site.counters.read()).toContainEqual({
    release: `booking@${version}`,
    arm: 'live',
    visits: 1,
    failedVisits: 1,
    tallies: { 'browser load': 1, 'browser render': 1 },
  });
  expect(site.counters.read().filter(({ release: name }) => name === `booking@${first()}`)).toEqual([]);
});

it('has its files at addresses of its own for each attempt', async () => {
  const folder = `/assets/booking/${first()}`;
  const plain = await site.app.inject({ url: `${folder}/entry.aa11.js` });
  const again = await site.app.inject({ url: `${folder}/2/entry.aa11.js` });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    200,
    plain.body,
    plain.headers['cache-control'],
  ]);
  for (const wrong of ['x', '1234', '2/3'])
    expect((await site.app.inject({ url: `${folder}/${wrong}/entry.aa11.js` })).statusCode).toBe(404);
});

import { uninvite } from '@livree/release/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

let later = 0;
const time = () => Date.now() + later;

let site: PlantedSite;
let name: string;

async function publish(edition: string): Promise<string> {
  const { version } = await site.publish({
    id: 'booking',
    edition,
    paths: ['/reservation'],
    provides: ['booking/simulator@1'],
    server: standInBundle(edition),
  });
  return version;
}

beforeAll(async () => {
  site = await plantSite({ LIVREE_SITE_URL: 'https://livree.example' }, { time });
  name = `booking@${await publish('2')}`;
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** The cookies of a browser that opened a link, in an address like that of a proxy with https or without. */
async function fetchCookies(link: string, cookie = ''): Promise<string> {
  const { headers, statusCode } = await get(link, { cookie });
  expect(statusCode).toBe(302);
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

/** The edition of booking that a visitor gets. */
async function editionFor(cookie: string, wanted = name): Promise<string | undefined> {
  const { body, statusCode } = await get(`/?remote=${wanted}`, { cookie });
  expect(statusCode).toBe(200);
  return /<li>booking (\S+) true true<\/li>/.exec(body)?.[1];
}

describe('without an invitation', () => {
  it('the address of a release shows the live page, as if it named none', async () => {
    const live = await get('/');
    for (const search of [
      name,
      'booking@0123456789ab',
      'x@y',
      name.repeat(3),
      'booking@http://127.0.0.1:1',
    ]) {
      const answer = await get(`/?remote=${encodeURIComponent(search)}`);
      expect([answer.statusCode, answer.body]).toEqual([200, live.body]);
      expect(answer.headers['cache-control']).toBe(live.headers['cache-control']);
      expect(answer.headers).not.toHaveProperty('x-robots-tag');
    }
  });

  it('a forged, foreign or expired link leads to the live page, without a message', async () => {
    const link = await site.invite([name]);
    const elsewhere = await site.invite([name], { host: 'staging.example' });
    const short = await site.invite([name], { duration: 60_000 });
    const kept = await fetchCookies(short);
    expect(await editionFor(kept)).toBe('2');
    later = 2 * 60_000;
    for (const refused of [
      elsewhere,
      short,
      `${link}A`,
      link.replace(/invitation=\w+/, 'invitation=0123456789ab'),
    ]) {
      expect(await fetchCookies(refused)).toBe('');
      expect((await get(refused)).headers.location).toBe(`/?remote=${encodeURIComponent(name)}`);
    }
    expect(await editionFor(kept)).toBe('1');
    later = 0;
  });
});

describe('with an invitation', () => {
  it('a tester gets the invited releases and no others, with a cookie that scripts cannot read', async () => {
    const { headers } = await get(await site.invite([name]));
    expect(headers['set-cookie']).toMatch(
      /^invitations=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(await editionFor(cookie)).toBe('2');
    const other = await publish('3');
    expect(await editionFor(cookie, `booking@${other}`)).toBe('1');
    expect(await editionFor(cookie, `${name}&remote=booking@${other}`)).toBe('1');
    const both = await fetchCookies(await site.invite([`booking@${other}`]), cookie);
    expect([await editionFor(both), await editionFor(both, `booking@${other}`)]).toEqual(['2', '3']);
  });

  it('the page is for this visit alone: neither indexed nor cached nor signed in', async () => {
    const cookie = await fetchCookies(await site.invite([name]));
    const { headers, body } = await get(`/?remote=${name}`, { cookie: `${cookie}; signed-in=1` });
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(body).toContain('data-session="out"');
    const { body: live } = await get('/', { cookie: `${cookie}; signed-in=1` });
    expect(live).toContain('data-session="in"');
    expect(live).toContain('<li>booking 1 true true</li>');
  });

  it('a failure counts against the release under test, and not against the live ones beside it', async () => {
    const cookie = await fetchCookies(await site.invite([name]));
    const { headers } = await get(`/throw?remote=${name}`, { cookie });
    const visit = String(headers['set-cookie']).split(';')[0] ?? '';
    const live = `blog@${site.releases['blog']?.version}`;
    const payload = [live, name].map((release) => {
      const [remote, version] = release.split('@');
      return { kind: 'error', remote, version, language: 'fr', name: 'TypeError' };
    });
    await site.app.inject({ method: 'POST', url: '/telemetry', headers: { cookie: visit }, payload });
    const { errors } = site.counts();
    expect(errors[name]).toMatchObject({ browser: 1, server: 0 });
    expect(errors).not.toHaveProperty([live]);
  });

  it('a tester is shown the live page as soon as the operator closes the invitation', async () => {
    const link = await site.invite([name]);
    const cookie = await fetchCookies(link);
    expect(await editionFor(cookie)).toBe('2');
    await uninvite(site.ledger, /invitation=(\w+)/.exec(link)?.[1] ?? '', new Date());
    expect(await editionFor(cookie)).toBe('1');
  });

  it('a release that was withdrawn later needs a new invitation that names it', async () => {
    const version = await publish('4');
    const withdrawn = `booking@${version}`;
    const cookie = await fetchCookies(await site.invite([withdrawn]));
    expect(await editionFor(cookie, withdrawn)).toBe('4');
    await site.promote(await site.ledger.release('booking', version));
    await site.rollback('booking');
    expect(await editionFor(cookie, withdrawn)).toBe('1');
    const more = await fetchCookies(await site.invite([withdrawn], { isUnchecked: true }));
    expect(await editionFor(more, withdrawn)).toBe('4');
  });
});

it.each([
  ['off', '1'],
  ['open', '2'],
])('a site with LIVREE_TRIALS=%s shows the booking %s to everybody', async (mode, edition) => {
  const other = await plantSite({ LIVREE_TRIALS: mode });
  try {
    const { version } = await other.publish({
      id: 'booking',
      edition: '2',
      provides: ['booking/simulator@1'],
      server: standInBundle('2'),
    });
    const link = await other.invite([`booking@${version}`]);
    const { headers } = await other.app.inject({ url: link });
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    const { body } = await other.app.inject({ url: `/?remote=booking@${version}`, headers: { cookie } });
    expect(body).toContain(`<li>booking ${edition} true true</li>`);
  } finally {
    await other.close();
  }
});

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { languages } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;

beforeAll(async () => {
  site = await plantSite({ LIVREE_SITE_URL: 'https://livree.example/', LIVREE_TRIALS: 'open' });
});

afterAll(() => site.close());
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

function embeddedState(html: string): unknown {
  const [, text = ''] =
    /<script type="application\/json" id="livree-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}

describe('a page', () => {
  it('arrives rendered by the bundles of the live composition, with one React and one platform for all', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-livree-render']).toBe('server');
    expect(answer.body).toContain('<h1>fr /</h1>');
    for (const id of ['marketing', 'booking', 'payments'])
      expect(answer.body).toContain(`<li>${id} 1 true true</li>`);
  });

  it('gets the visitor’s attributes when it is sent', async () => {
    const cookie = 'language=de; theme=dark; accent=purple; signed-in=1';
    expect((await get('/de', { cookie })).body).toContain(
      '<html lang="de" data-mode="dark" data-accent="purple" data-session="in">',
    );
    const odd = 'language=xx; theme="><script>; accent=__proto__; signed-in=yes';
    expect((await get('/', { cookie: odd })).body).toContain(
      '<html lang="fr" data-mode="auto" data-accent="blue" data-session="out">',
    );
  });

  it('carries its data in a form that can neither end its element nor run as a script', async () => {
    const { body } = await get('/?q=%3C/script%3E<script>');
    expect(embeddedState(body)).toMatchObject({
      language: 'fr',
      rendered: true,
      composition: { shell: site.shell.version },
      state: { queries: [{ data: { hostile: '</script><!--<script>\u2028' } }] },
    });
    expect(body, 'what no browser needs of a release').not.toContain('"shared"');
    expect(body).toContain('<title>Page &lt;/&gt;</title>');
    expect(body.match(/<script/g)).toHaveLength(3);
  });

  it('allows exactly its two inline scripts, by their hashes, and keeps Trusted Types on', async () => {
    const { body, headers } = await get('/');
    const inline = [...body.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = String(headers['content-security-policy']);
    expect(hashes).toHaveLength(2);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, private',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
    });
  });

  it('preloads its remote with the hash and mode of the fetch that follows, each file once', async () => {
    const { body } = await get('/');
    const { marketing } = site.releases;
    const base = `/assets/marketing/${marketing?.version}`;
    expect(body).toContain(
      `<link rel="preload" as="script" href="${base}/entry.aa11.js" integrity="${marketing?.entry.integrity}" fetchpriority="low" media="not all" crossorigin="anonymous">`,
    );
    expect(body).toContain(`href="${base}/remote.bb22.js"`);
    expect(body).toContain(`<link rel="stylesheet" href="${base}/page.22bb.css"`);
    expect(body).toContain(
      `<link rel="preload" as="script" href="/assets/shell/shell.e1.js" integrity="${site.shell.script.integrity}" fetchpriority="low" crossorigin="anonymous" data-start>`,
    );
    expect(body).toContain(
      `<link rel="stylesheet" href="/assets/booking/${site.releases['booking']?.version}/remote.cc33.css"`,
    );
    const addresses = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s if the browser accepts it', async (encoding, decode) => {
    const plain = await get('/vehicles');
    const answer = await get('/vehicles', { 'accept-encoding': `x, ${encoding};q=0.5` });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  });

  it('answers 304 to the same visitor, and the page again after a cookie changed it', async () => {
    const { headers } = await get('/vehicles');
    const etag = String(headers.etag);
    expect((await get('/vehicles', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/vehicles', { 'if-none-match': etag, cookie: 'theme=dark' })).statusCode).toBe(200);
  });

  it('takes its status and redirects from the render, and stays on this site', async () => {
    expect((await get('/gone')).statusCode).toBe(404);
    const moved = await get('/fleet');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/vehicles']);
    const astray = await get('/elsewhere');
    expect([astray.statusCode, astray.headers.location]).toEqual([302, undefined]);
  });

  it('answers HEAD without a body, and no other method', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await site.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  it('never renders, caches or forwards a query with a secret', async () => {
    for (const url of ['/reset-password?token=s3cret', '/guest?token=s3cret', '/pay?key=s3cret']) {
      const { body, headers } = await get(url);
      expect(body, url).not.toContain('s3cret');
      expect(headers, url).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });
});

describe('fifty concurrent requests in four languages', () => {
  it('never get a page of another language or visitor', async () => {
    const wanted = Array.from({ length: 50 }, (_, index) => ({
      language: languages[index % 4] ?? 'fr',
      url: `/vehicles?page=${index % 13}`,
      session: index % 3 === 0 ? 'in' : 'out',
    }));
    const answers = await Promise.all(
      wanted.map(({ language, url, session }) =>
        get(withLanguage(url, language), { cookie: session === 'in' ? 'signed-in=1' : '' }),
      ),
    );
    for (const [index, { body, headers }] of answers.entries()) {
      const { language, url, session } = wanted[index] ?? { language: '', url: '', session: '' };
      expect(headers['x-livree-render']).toBe('server');
      expect(body).toContain(
        `<html lang="${language}" data-mode="auto" data-accent="blue" data-session="${session}">`,
      );
      expect(body).toContain(`<h1>${language} ${url}</h1>`);
      expect(embeddedState(body)).toMatchObject({
        language,
        state: { queries: [{ data: { url, language } }] },
      });
    }
  });
});

describe('a promotion, a rollback and a retirement', () => {
  it('apply to the very next page, without a restart', async () => {
    const next = await site.publish({ id: 'payments', edition: '2', paths: ['/payments'], frames: ['card'] });
    const first = site.releases['payments'];
    await site.promote(next);
    const promoted = await get('/');
    expect(promoted.body).toContain(next.version);
    expect(promoted.headers['x-livree-render']).toBe('server');
    await site.rollback('payments');
    const { body } = await get('/');
    expect(body).toContain(first?.version);
    expect(body).not.toContain(next.version);
  });

  it('let the paths of an offline remote redirect to another one', async () => {
    await site.retire('payments', '/vehicles');
    const led = await get('/de/payments');
    expect([led.statusCode, led.headers.location]).toEqual([301, '/de/vehicles']);
    await site.retire('payments');
    expect((await get('/payments')).body).not.toContain(site.releases['payments']?.version);
    await site.rollback('payments');
    expect((await get('/payments')).body).toContain(site.releases['payments']?.version);
  });
});

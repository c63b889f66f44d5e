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
    const { body, headers } = await get('/reset-password?token=s3cret');
    expect(body).not.toContain('s3cret');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
});

describe('what search engines see', () => {
  const links = async (url: string) =>
    [
      ...(await get(url)).body.matchAll(
        /<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g,
      ),
    ].map(
      ([, rel = '', language = '', href = '']) =>
        `${language || rel} ${href.replace('https://livree.example', '')}`,
    );

  it('is one address per language, whatever the query', async () => {
    expect(await links('/de/vehicles?type=van&page=2')).toEqual([
      'canonical /de/vehicles?page=2',
      'fr /vehicles?page=2',
      'en /en/vehicles?page=2',
      'es /es/vehicles?page=2',
      'de /de/vehicles?page=2',
      'x-default /vehicles?page=2',
    ]);
    expect((await links('/'))[0]).toBe('canonical /');
    expect((await links('/en'))[0]).toBe('canonical /en');
  });

  it('is empty for a page that is missing or private', async () => {
    expect(await links('/gone')).toEqual([]);
    expect(await links('/reset-password?token=s3cret')).toEqual([]);
  });

  it('redirects to a page in the language of its address', async () => {
    const { body } = await get('/es/vehicles', { cookie: 'language=de' });
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('<h1>es /vehicles</h1>');
    expect(body).toContain('<meta property="og:locale" content="es_ES">');
  });
});

describe('a page requested by another address', () => {
  const moved = async (url: string, cookie = '') => {
    const { statusCode, headers } = await get(url, { cookie });
    const chosen = /language=(\w+)/.exec(String(headers['set-cookie']))?.[1];
    return [statusCode, headers.location, ...(chosen === undefined ? [] : [chosen])];
  };

  it.each([
    ['/Vehicles/', 301, '/vehicles'],
    ['/DE', 301, '/de'],
    ['/de/', 301, '/de'],
    ['/de/VEHICLES/?page=2', 301, '/de/vehicles?page=2'],
    ['/reservations/AbC/', 301, '/reservations/AbC'],
    ['/Verify/LV-7K3F.AbC/', 301, '/verify/LV-7K3F.AbC'],
  ])('%s redirects permanently', async (url, ...wanted) => {
    expect(await moved(url)).toEqual(wanted);
  });

  it('keeps the case of a code in it', async () => {
    expect(await moved('/verify/LV-7K3F.AbC')).toEqual([200, undefined]);
    expect(await moved('/de/verify/LV-7K3F.AbC')).toEqual([200, undefined]);
  });

  it('redirects to the visitor’s language if the address has none', async () => {
    expect(await moved('/vehicles?page=2', 'language=de')).toEqual([302, '/de/vehicles?page=2']);
    expect(await moved('/', 'language=en')).toEqual([302, '/en']);
    expect(await moved('/vehicles', 'language=fr')).toEqual([200, undefined]);
  });

  it('follows the language parameter of the picker and of old links', async () => {
    expect(await moved('/fr/vehicles', 'language=de')).toEqual([302, '/vehicles', 'fr']);
    expect(await moved('/vehicles?language=es&page=2')).toEqual([302, '/es/vehicles?page=2', 'es']);
    expect(await moved('/de/vehicles?language=fr')).toEqual([302, '/vehicles', 'fr']);
  });

  it('stays on this site, in its language, with a tester’s releases', async () => {
    expect(await moved('/fr//evil.test')).toEqual([302, '/evil.test', 'fr']);
    expect(await moved('/fr/\\evil.test/')).toEqual([302, '/evil.test', 'fr']);
    expect(await moved('/de/fleet')).toEqual([301, '/de/vehicles']);
    const { version } = site.releases['booking'] ?? {};
    expect(await moved(`/Vehicles?remote=booking@${version}`)).toEqual([
      301,
      `/vehicles?remote=booking@${version}`,
    ]);
  });

  it.each([
    '//evil.test/',
    '/en//evil.test/',
    '/FR//evil.test',
    '/fr/\\evil.test/',
    '/fr/\\/evil.test/',
    '/de/..//evil.test/',
    '/fr/%5cevil.test/',
    '/fr/%2f%2fevil.test/',
    '/Vehicles//evil.test/',
    '/fr/https://evil.test/',
    '/fr//evil.test?language=de',
  ])('%s never leads to another site', async (url) => {
    for (const cookie of ['', 'language=de']) {
      const [, location = '/'] = await moved(url, cookie);
      expect(new URL(String(location), 'https://livree.example').origin).toBe('https://livree.example');
    }
  });

  it('keeps a secret in its query private', async () => {
    const { headers } = await get('/reset-password?token=s3cret', { cookie: 'language=de' });
    expect(headers.location).toBe('/de/reset-password?token=s3cret');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/de/reset-password?token=s3cret')).body).not.toContain('s3cret');
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

describe('a page that cannot be rendered', () => {
  const errors = () => JSON.stringify(site.counts().errors);

  it.each(['/throw', '/loop', '/exit', '/slow'])(
    '%s is left to the browser, counted, and does not affect other pages',
    async (path) => {
      const [faulty, innocent] = await Promise.all([get(path), get(`/vehicles?q=beside-${path.slice(1)}`)]);
      expect([faulty.statusCode, faulty.headers['x-livree-render']]).toEqual([200, 'shell']);
      expect(faulty.body).toContain('<div id="livree-root"></div>');
      expect(faulty.body).toContain('shell.e1.js');
      expect(innocent.headers['x-livree-render']).toBe('server');
      expect(errors()).toContain(`"blog@${site.releases['blog']?.version}"`);
      expect((await get(`/vehicles?q=after-${path.slice(1)}`)).headers['x-livree-render']).toBe('server');
    },
  );

  it('is not rendered again at once if it ended its process, but its neighbours are', async () => {
    const counted = errors();
    expect((await get('/loop?q=again')).headers['x-livree-render']).toBe('shell');
    expect(errors()).toBe(counted);
    expect((await get('/vehicles?q=beside-again')).headers['x-livree-render']).toBe('server');
  });

  it('is left to the browser if the shell answers that it did not render it', async () => {
    expect((await get('/browser-only')).headers['x-livree-render']).toBe('shell');
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

it('the log names only the route of a page that failed, because its address may contain a code', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logged = await plantSite({}, { logger: { level: 'warn', stream } });
  await logged.app.inject({ url: '/verify/S3cret' });
  await logged.close();
  expect(lines.join('')).toContain('/verify/:code');
  expect(lines.join('')).not.toContain('S3cret');
});

it('every page is left to the browser if the shell’s own renderer cannot start', async () => {
  const broken = await plantSite({}, { render: "throw new Error('no');" });
  const { headers, statusCode } = await broken.app.inject({ url: '/' });
  expect([statusCode, headers['x-livree-render']]).toEqual([200, 'shell']);
  await broken.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;

beforeAll(async () => {
  site = await plantSite({ LIVREE_SITE_URL: 'https://livree.example/', LIVREE_TRIALS: 'open' });
});

afterAll(() => site.close());
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

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

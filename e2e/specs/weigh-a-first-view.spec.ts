import { expect, test } from '../support/journey.ts';
import { siteOrigin } from '../support/site.ts';

/** The built files of a kind that a page's document asks for. */
async function listFiles(path: string, kind: 'js' | 'woff2'): Promise<string[]> {
  const html = await (await fetch(siteOrigin() + path)).text();
  const addresses = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return addresses.filter((file) => file.endsWith(`.${kind}`));
}
const listScripts = (path: string): Promise<string[]> => listFiles(path, 'js');

/** Without the containers, which an idle home page brings all. */
const withoutContainers = (files: readonly string[]): string[] =>
  files.filter((file) => !/\/(?:entry\.\w+|remote)\.js$/.test(file));

async function sentBytes(file: string): Promise<number> {
  const { headers, body } = await fetch(siteOrigin() + file, { headers: { 'accept-encoding': 'br' } });
  await body?.cancel();
  expect(headers.get('content-encoding'), file).toBe(file.endsWith('.woff2') ? null : 'br');
  return Number(headers.get('content-length'));
}

/** Bytes of files as they are sent. */
async function weight(files: readonly string[]): Promise<number> {
  const bytes = await Promise.all(files.map(sentBytes));
  return bytes.reduce((total, size) => total + size, 0);
}

test('a page adds at most 25 KB of scripts to the home page, a sign-in page 35 KB', async () => {
  const home = new Set(await listScripts('/'));
  const paths = ['/contact', '/about', '/gallery', '/terms', '/privacy', '/legal', '/accessibility'];
  const articles = ['/blog', '/blog/transfert-aeroport', '/blog/tag/services'];
  for (const path of [...paths, ...articles, '/login', '/register']) {
    const more = withoutContainers(await listScripts(path)).filter((file) => !home.has(file));
    const limit = /login|register/.test(path) ? 35 * 1024 : 25 * 1024;
    expect(await weight(more), path).toBeGreaterThan(0);
    expect(await weight(more), path).toBeLessThanOrEqual(limit);
  }
});

test('the document of the home page costs at most 11 KB in every language', async () => {
  for (const path of ['/', '/en', '/es', '/de'])
    expect(await sentBytes(path), path).toBeLessThanOrEqual(11 * 1024);
});

test('the home page costs at most 173.6 KB of scripts, and a container 4.5 KB', async () => {
  // Of these, the guards against a hostile release are 0.9 KB: they must run before any remote. Those against late answers
  // to the session before are 0.1 KB. To replace a part that waits for ever is 0.3 KB.
  expect(await weight(await listScripts('/'))).toBeLessThanOrEqual(173.6 * 1024);
  for (const path of ['/', '/reservation', '/login', '/blog']) {
    const containers = (await listScripts(path)).filter((file) => /\/entry\.\w+\.js$/.test(file));
    expect(containers, path).toHaveLength(1);
    // A container names every singleton that it takes from its host, and the files behind its pages; a module that threw
    // throws again.
    expect(await weight(containers), path).toBeLessThanOrEqual(4.5 * 1024);
  }
});

test('the fonts that a document preloads cost at most 36 KB', async () => {
  for (const path of ['/', '/de/reservation']) {
    const fonts = await listFiles(path, 'woff2');
    expect(fonts, path).toHaveLength(2);
    expect(await weight(fonts), path).toBeLessThanOrEqual(36 * 1024);
  }
});

/** In px: on a fast connection, a Chromium with windows fetches a lazy picture 1250 px before it is in the window. */
const farBelow = 1_500;

test.describe('pictures outside the first view', { tag: '@window' }, () => {
  for (const [device, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`on a ${device}`, () => {
      test.use({ viewport });
      test('wait for the visitor, and keep their places', async ({ site, page }) => {
        const fetched = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'image') fetched.add(new URL(request.url()).pathname);
        });
        await site.open('/');
        await page.waitForLoadState('networkidle');
        const pictures = await page.locator('img').evaluateAll((images) =>
          images.map((image) => {
            const forms = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
            return {
              src: image.getAttribute('src') ?? '',
              below: image.getBoundingClientRect().top - innerHeight,
              loading: image.getAttribute('loading'),
              decoding: image.getAttribute('decoding'),
              isSized: image.hasAttribute('width') && image.hasAttribute('height'),
              forms: forms.flatMap((form) =>
                (form.getAttribute('srcset') ?? form.getAttribute('src') ?? '').split(/[\s,]+/),
              ),
            };
          }),
        );
        const later = pictures.filter(({ below }) => below > 0);
        expect(later.length).toBeGreaterThan(2);
        for (const picture of later)
          expect(picture).toMatchObject({ loading: 'lazy', decoding: 'async', isSized: true });
        const far = later.filter(({ below }) => below > farBelow);
        expect(far.length).toBeGreaterThan(2);
        expect(far.filter(({ forms }) => forms.some((form) => fetched.has(form)))).toEqual([]);
      });
    });
  }
});

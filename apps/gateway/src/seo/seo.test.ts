import { copyFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

const article = {
  slug: 'nice & easy',
  title: 'Nice <à> l’aube',
  excerpt: 'Une baie, & un chauffeur.',
  published_at: '2026-05-04T08:00:00.000Z',
  author: { name: 'La rédaction' },
  category: { name: 'Luxe' },
  language: 'fr',
  languages: ['fr', 'de'],
};

let api: Server;
let site: PlantedSite;
let asked = 0;
let isAway = false;
let seconds = 0;

beforeAll(async () => {
  const data = { data: [article], current_page: 1, last_page: 1, per_page: 50, total: 1 };
  api = createServer(({ url }, answer) => {
    if (url?.includes('/blog')) asked += 1;
    if (isAway) return void answer.writeHead(503).end('{}');
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : '';
  site = await plantSite(
    { LIVREE_SITE_URL: 'https://livree.example', API_ORIGIN: `http://127.0.0.1:${port}` },
    { now: () => seconds * 1000 },
  );
});
afterAll(async () => {
  api.close();
  await site.close();
});

const get = (url: string) => site.app.inject({ url });

describe('sitemap.xml', () => {
  it('lists every public page and article in its languages, and no page that is missing or private', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml');
    const listed = [...body.matchAll(/<loc>https:\/\/livree.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(expect.arrayContaining(['/', '/en', '/vehicles', '/es/vehicles', '/reservation']));
    expect(listed.filter((path) => path?.includes('nice'))).toEqual([
      '/blog/nice%20&amp;%20easy',
      '/de/blog/nice%20&amp;%20easy',
    ]);
    expect(listed.filter((path) => /gone|fleet|:|reset-password/.test(path ?? ''))).toEqual([]);
    expect(body).toContain('<lastmod>2026-05-04</lastmod>');
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://livree.example/vehicles"/>',
    );
  });
});

describe('what crawlers request', () => {
  it('is read once for all requests, and stays available while the API is unreachable', async () => {
    seconds += 60;
    for (const url of ['/sitemap.xml', '/blog/feed.xml']) {
      asked = 0;
      await Promise.all(Array.from({ length: 20 }, () => get(url)));
      const { body } = await get(`${url}?again=1`);
      expect([url, asked]).toEqual([url, 1]);
      isAway = true;
      seconds += 11;
      const kept = await get(url);
      expect([kept.statusCode, kept.body]).toEqual([200, body]);
      isAway = false;
    }
    isAway = true;
    expect((await get('/es/blog/feed.xml')).statusCode).toBe(503);
    isAway = false;
  });
});

describe('robots.txt', () => {
  it('names the sitemap and the pages that crawlers should skip', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\//);
    expect(body).toContain('Sitemap: https://livree.example/sitemap.xml');
  });
});

describe('the feed', () => {
  it.each(['/blog/feed.xml', '/de/blog/feed.xml'])('%s lists the newest articles as Atom', async (url) => {
    const { body, headers } = await get(url);
    const language = url.startsWith('/de') ? 'de' : 'fr';
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain(`xml:lang="${language}"`);
    expect(body).toContain('<title>Nice &lt;à&gt; l’aube</title>');
    expect(body).toContain(
      `<link rel="self" type="application/atom+xml" href="https://livree.example${url}"/>`,
    );
    expect(body).toContain('<updated>2026-05-04T08:00:00.000Z</updated>');
  });
});

describe('a card', () => {
  it('is made from one of our pictures, 1200 by 630', async () => {
    const pictures = join(import.meta.dirname, '../../../../libs/imagery/pictures');
    const file = (await readdir(pictures)).find((name) => /^wet-avenue-1280.*webp$/.test(name)) ?? '';
    await copyFile(join(pictures, file), join(site.folder, 'pictures', file));
    const again = await plantSite({ PICTURES: join(site.folder, 'pictures') });
    const { rawPayload, headers } = await again.app.inject({ url: '/cards/wet-avenue.jpeg' });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await again.app.inject({ url: '/cards/nobody.jpeg' })).statusCode).toBe(404);
    await again.close();
  });
});

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { z } from '@livree/contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

const address = z.object({ port: z.number() });
const pass = 'p'.repeat(43);
const cookie = `operator=${pass}`;
const operations = {
  id: 'operations',
  paths: ['/operations'],
  access: 'operator',
  server: standInBundle('1'),
} as const;

/** An API that knows one operator's browser. */
let isSignedIn = true;
let asked: IncomingHttpHeaders[] = [];
/** Whether the API fails. */
let isAway = false;
/** Whether that operator has not given the second factor. */
let isHalfway = false;
const api: Server = createServer(({ url, headers }, response) => {
  if (url?.endsWith('/auth/operator')) asked.push(headers);
  if (isAway) return void response.writeHead(503).end();
  const isOperator = isSignedIn && !isHalfway && headers.cookie === cookie;
  const isAsked = isHalfway && headers.cookie === cookie;
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ success: true, data: { is_operator: isOperator, second_factor_asked: isAsked } }));
});

let site: PlantedSite;
let before: Record<string, string>;

const pages = ['/', '/vehicles', '/operations', '/robots.txt', '/sitemap.xml'];
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** Every page of a customer, to the byte. */
async function readPages(headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const read = pages.map(async (url) => [url, (await get(url, headers)).body] as const);
  return Object.fromEntries(await Promise.all(read));
}

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = z.parse(address, api.address());
  site = await plantSite({ API_ORIGIN: `http://127.0.0.1:${port}`, LIVREE_SITE_URL: 'http://localhost/' });
  before = await readPages();
  await site.promote(await site.publish(operations));
});
afterAll(async () => {
  await site.close();
  api.close();
});

describe('the pages of operators', () => {
  it('change not one byte of what visitors and customers get', async () => {
    expect(await readPages()).toEqual(before);
    const customer = await readPages({ cookie: 'signed-in=1; operator=made-up' });
    expect(customer['/']?.replace('data-session="in"', 'data-session="out"')).toBe(before['/']);
    expect(before['/']).not.toContain('operations');
  });

  it('do not exist for others: the same answer as for any unknown page', async () => {
    const [theirs, unknown] = [await get('/operations'), await get('/no-such-page')];
    expect(theirs.statusCode).toBe(unknown.statusCode);
    expect(theirs.body.replaceAll('/operations', '/no-such-page')).toBe(unknown.body);
    expect((await get('/operations', { cookie: `operator=${'q'.repeat(43)}` })).body).toBe(theirs.body);
  });

  it('are composed for the browser in which an operator is signed in, and drawn by it', async () => {
    const { body, headers } = await get('/operations', { cookie });
    expect(body).toContain('"path":"/operations","access":"operator"');
    expect(headers).toMatchObject({ 'x-livree-render': 'shell', 'cache-control': 'no-store' });
  });

  it('are gone with the session', async () => {
    isSignedIn = false;
    expect((await get('/operations', { cookie })).body).toBe(before['/operations']);
    isSignedIn = true;
  });

  it('lead an operator who has not given the second factor to it, and nobody else anywhere', async () => {
    isHalfway = true;
    const { statusCode, headers } = await get('/operations?day=1', { cookie });
    expect([statusCode, headers.location]).toEqual([303, '/login?step=factor&from=%2Foperations%3Fday%3D1']);
    expect((await get('/vehicles', { cookie })).body).toBe(before['/vehicles']);
    expect((await get('/operations')).body).toBe(before['/operations']);
    isHalfway = false;
  });

  it('are not said to be missing while the API cannot say who asks', async () => {
    isAway = true;
    const away = await get('/operations', { cookie });
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
    expect((await get('/operations')).body).toBe(before['/operations']);
    expect((await get('/vehicles', { cookie })).body).toBe(before['/vehicles']);
    isAway = false;
  });

  it('are those of now, whatever the browser has begun to book', async () => {
    const begun = `pin=${readWrittenComposition(before['/'] ?? '').id}`;
    const blog = await site.publish({ id: 'blog', paths: ['/blog'], server: standInBundle('2') });
    await site.promote(blog);
    const blogIn = async (cookies: string) =>
      readWrittenComposition((await get('/vehicles', { cookie: cookies })).body).remotes.find(
        ({ id }) => id === 'blog',
      )?.version;
    expect([await blogIn(`${cookie}; ${begun}`), await blogIn(begun)]).toEqual([
      blog.version,
      site.releases['blog']?.version,
    ]);
  });

  it('are asked for by the gateway itself, and so cost their address none of the calls of a minute', async () => {
    asked = [];
    await get('/operations', { cookie });
    expect(asked.map((headers) => headers['x-forwarded-for'])).toEqual([undefined]);
  });

  it('cost a visitor no call to the API', async () => {
    asked = [];
    await readPages({ cookie: 'device=one; signed-in=1' });
    expect(asked).toEqual([]);
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import german from '@livree/contracts/messages/de.json' with { type: 'json' };
import french from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { callerHeader, gatewayItself, readCaller, signCaller } from '@livree/server/caller';
import { drain } from '@livree/server/connections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let api: Server;
let site: PlantedSite;
const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Mercedes' })));
let ready = true;
let believes: boolean | undefined;
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  api = createServer((request, answer) => {
    seen = request;
    if (request.url === '/readyz')
      return void answer.writeHead(ready ? 200 : 503).end(JSON.stringify({ gateway: believes }));
    if (request.url?.endsWith('/config'))
      return void answer.end(JSON.stringify({ success: true, data: { brand: { name: 'Livrée' } } }));
    if (request.url?.endsWith('/list')) {
      answer.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': list.length,
      });
      return void answer.end(list);
    }
    answer.writeHead(request.url?.endsWith('/busy') ? 503 : 201, {
      'content-type': 'text/plain',
      'keep-alive': 'timeout=77',
      'x-own': 'yes',
      'cross-origin-opener-policy': 'same-origin',
      'set-cookie': ['device=the-browser; HttpOnly; SameSite=Lax', 'signed-in=1'],
    });
    request.pipe(answer);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  site = await plantSite({ API_ORIGIN: apiOrigin(), LIVREE_COMMIT: 'abc123' });
});

function apiOrigin(): string {
  const address = api.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

afterAll(async () => {
  await site.close();
  api.close();
});

describe('the API behind the gateway', () => {
  it.each(['/api/reservations?page=2', '/backend/public/api/reservations', '/storage/a%20b.png'])(
    'answers at %s',
    async (url) => {
      const answer = await site.app.inject({
        method: 'POST',
        url,
        payload: 'é'.repeat(100_000),
        headers: {
          'content-type': 'text/plain',
          'x-forwarded-for': '6.6.6.6',
          'proxy-authorization': 'Basic x',
          te: 'trailers',
        },
        remoteAddress: '203.0.113.7',
      });
      expect([answer.statusCode, answer.headers['x-own'], answer.body.length]).toEqual([201, 'yes', 100_000]);
      expect(answer.headers).not.toHaveProperty('upgrade');
      expect(answer.headers['keep-alive']).not.toBe('timeout=77');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(seen?.url).toBe(url);
      expect(seen?.headers['x-forwarded-for']).toBe('203.0.113.7');
      expect(seen?.headers.forwarded).toBe('for=unknown');
      expect(seen?.headers).not.toHaveProperty('proxy-authorization');
      expect(seen?.headers).not.toHaveProperty('te');
    },
  );

  it('recognises a browser by its cookies, in both directions', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'claire@example.org' },
      headers: { cookie: 'language=de; device=the-browser' },
    });
    expect(answer.headers['set-cookie']).toEqual([
      'device=the-browser; HttpOnly; SameSite=Lax',
      'signed-in=1',
    ]);
    expect(seen?.headers.cookie).toBe('language=de; device=the-browser');
  });

  it('gets no address if the caller claims none', async () => {
    await site.app.inject({ url: '/api/vehicules', headers: { cookie: 'a=b' } });
    expect(seen?.headers).not.toHaveProperty('forwarded');
  });

  it('trusts only the configured proxy', async () => {
    const behind = await plantSite({ API_ORIGIN: apiOrigin(), TRUST_PROXY: 'true' });
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.8' };
    await behind.app.inject({ url: '/api/vehicules', headers, remoteAddress: '10.0.0.1' });
    expect(seen?.headers['x-forwarded-for']).toBe('203.0.113.8');
    expect(seen?.headers).not.toHaveProperty('forwarded');
    await behind.close();
  });

  it('on another host learns from a signature who calls, and no visitor can send one', async () => {
    const secrets = ['the secret that signs from now on', 'the secret that others still accept'];
    const readers = new Set<string | undefined>();
    const isTold = () => readCaller(secrets.slice(0, 1), String(seen?.headers[callerHeader]), Date.now());
    const apart = await plantSite({
      API_ORIGIN: apiOrigin(),
      LIVREE_GATEWAY_SECRET: secrets.join(','),
    });
    api.prependListener('request', ({ headers }: IncomingMessage) => {
      readers.add(readCaller(secrets, String(headers[callerHeader]), Date.now()));
    });
    const forged = { [callerHeader]: signCaller('a guess', gatewayItself, Date.now()) };
    await apart.app.inject({ url: '/api/list', headers: forged, remoteAddress: '203.0.113.9' });
    expect(isTold()).toBe('203.0.113.9');
    readers.clear();
    await apart.app.inject({ url: '/blog/feed.xml' });
    await apart.app.inject({ url: '/' });
    expect([...readers]).toEqual([gatewayItself]);
    await apart.close();
    await site.app.inject({ url: '/api/list', headers: forged });
    expect(seen?.headers).not.toHaveProperty(callerHeader);
  });

  it('is called once, even if it answers that it is busy', async () => {
    expect((await site.app.inject({ url: '/api/busy' })).statusCode).toBe(503);
  });

  it('has its public data compressed, and a customer’s data left uncompressed', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await site.app.inject({ url: '/api/list', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(answer.headers).not.toHaveProperty('content-length');
    expect(answer.rawPayload.length).toBeLessThan(list.length / 5);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(list);
    for (const others of [{}, { ...headers, authorization: 'Bearer token' }])
      expect((await site.app.inject({ url: '/api/list', headers: others })).body).toBe(list);
  });

  it('provides the configuration of pages', async () => {
    expect((await site.app.inject({ url: '/' })).body).toContain('"config":{"brand":{"name":"Livrée"}}');
  });

  it('makes the site healthy together with a live composition', async () => {
    const healthy = await site.app.inject({ url: '/healthz' });
    expect([healthy.statusCode, healthy.json()]).toEqual([200, { status: 'ready', commit: 'abc123' }]);
    ready = false;
    expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(503);
  });

  it('makes the site unhealthy while it does not believe the gateway, which stays ready', async () => {
    [ready, believes] = [true, false];
    const answer = await site.app.inject({ url: '/healthz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'the API does not believe this gateway' });
    expect((await site.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    believes = undefined;
  });

  it('leaves the gateway ready and alive while the API is not', async () => {
    ready = false;
    for (const url of ['/readyz', '/livez'])
      expect((await site.app.inject({ url })).statusCode, url).toBe(200);
  });
});

it('a gateway that is about to stop keeps answering, reports that it is not ready, and closes its connections', async () => {
  const stopping = await plantSite({ API_ORIGIN: apiOrigin() });
  ready = true;
  await drain(stopping.app, 0);
  const statuses = ['/readyz', '/healthz', '/livez', '/', '/api/list'].map(async (url) => {
    const { statusCode, headers } = await stopping.app.inject({ url });
    return [statusCode, headers.connection];
  });
  expect(await Promise.all(statuses)).toEqual([503, 503, 200, 200, 200].map((status) => [status, 'close']));
  await stopping.close();
});

describe('a refusal by the gateway itself', () => {
  it.each([
    ['GET', '/api/reviews/%zz', 400, 'invalid_request'],
    ['GET', '/%zz', 400, 'invalid_request'],
    ['PUT', '/nothing', 404, 'not_found'],
    ['POST', '/telemetry', 415, 'unsupported_media_type'],
  ] as const)('has the API’s form: %s %s', async (method, url, status, code) => {
    const headers = { 'accept-language': 'de', 'content-type': 'no/such' };
    const answer = await site.app.inject({ method, url, headers, payload: method === 'GET' ? '' : 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { success: false, code, message: german[code] },
    ]);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('without the API', () => {
  it.each([
    ['de-AT,de;q=0.9', 'de'],
    ['', 'fr'],
  ])('a call is refused in the caller’s language (%s)', async (accepted, language) => {
    const alone = await plantSite();
    const answer = await alone.app.inject({
      url: '/api/vehicules',
      headers: { 'accept-language': accepted },
    });
    const texts = language === 'de' ? german : french;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toEqual({ success: false, code: 'unavailable', message: texts.unavailable });
    expect((await alone.app.inject({ url: '/healthz' })).statusCode).toBe(503);
    expect((await alone.app.inject({ url: '/' })).statusCode).toBe(200);
    await alone.close();
  });
});

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { freePort } from '@livree/server/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReloadProxy, type ReloadProxy } from './reload-proxy.ts';

const document = '<!doctype html><html><head><title>A</title></head><body></body></html>';
let site: Server;
let proxy: ReloadProxy;
let origin: string;
let seen: IncomingHttpHeaders;

beforeAll(async () => {
  const [sitePort, port] = [await freePort(), await freePort()];
  site = createServer((request, answer) => {
    seen = request.headers;
    answer.setHeader('content-type', 'text/html').end(document);
  });
  await once(site.listen(sitePort, 'localhost'), 'listening');
  proxy = await startReloadProxy(port, sitePort);
  origin = `http://localhost:${port}`;
});
afterAll(() => {
  proxy.close();
  site.close();
});

const get = (destination: string) =>
  fetch(`${origin}/services`, { headers: { 'sec-fetch-dest': destination } }).then((answer) => answer.text());

test('a document gets the script that reloads it, other answers stay unchanged', async () => {
  expect(await get('document')).toContain('<script src="/__dev/reload.js" defer></script></head>');
  expect(seen['accept-encoding']).toBe('identity');
  expect(await get('empty')).toBe(document);
  const script = await fetch(`${origin}/__dev/reload.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
});

test('an open page is told to reload', async () => {
  const answer = await fetch(`${origin}/__dev/events`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\n\n');
  proxy.reload();
  expect((await reader?.read())?.value).toBe('data: reload\n\n');
  await reader?.cancel();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livree/server/free-port';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteEdge } from './balancers.ts';
import { findProgram } from './programs.ts';
import type { Service } from './service.ts';

const nginx = findProgram('nginx');

/** Milliseconds after which a request that should have company is answered alone. */
const patience = 2000;

/** What the gateway says of files that never change, of pages and of answers of the API. */
const headersOf = (url: string) => {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return url.startsWith('/backend/') ? 'no-store' : 'no-cache, private';
};

/** A gateway that answers a slow address only when two ask for it, and keeps a list of what it was asked. */
function standInGateway() {
  const asked: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  const answer = (response: ServerResponse, text: string) => response.end(text);
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    response.setHeader('cache-control', headersOf(url));
    if (headers['service-worker'] !== undefined)
      response.writeHead(404, { 'cache-control': 'no-store' }).end('refused');
    else if (!url.includes('slow')) answer(response, 'file');
    else {
      waiting.push((text) => answer(response, text));
      if (waiting.length === 2) for (const go of waiting.splice(0)) go('together');
      else setTimeout(() => waiting.splice(0).forEach((go) => go('alone')), patience).unref();
    }
  });
  return { server, asked };
}

describe.skipIf(nginx === undefined)('the edge', () => {
  const { server, asked } = standInGateway();
  const folder = mkdtempSync(join(tmpdir(), 'livree-edge-'));
  let edge: Service;
  let origin: string;

  beforeAll(async () => {
    const [port, gateway] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => {
      server.listen(gateway, '127.0.0.1', resolve);
    });
    edge = siteEdge({ name: 'edge', folder, command: nginx ?? '', port }, { gateway, frame: gateway });
    await edge.start();
    origin = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await edge.stop();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}${path}`, { headers })).text();

  it.each(['/slow-page', '/backend/public/api/slow'])(
    'visitors who ask at once for %s do not wait for each other',
    async (path) => {
      expect(await Promise.all([get(path), get(path)])).toEqual(['together', 'together']);
    },
  );

  it('many who want one file at once ask the gateway once', async () => {
    const wanted = Array.from({ length: 10 }, () => get('/assets/booking/1/many.js'));
    expect(new Set(await Promise.all(wanted))).toEqual(new Set(['file']));
    expect(asked).toEqual(['/assets/booking/1/many.js']);
  });

  it('a page reaches the gateway each time', async () => {
    for (let times = 0; times < 2; times += 1) await get('/page');
    expect(asked).toEqual(['/page', '/page']);
  });

  it('a kept file does not answer a browser that wants it as its worker, and stays kept', async () => {
    const file = '/assets/booking/1/worker.js';
    expect(await get(file)).toBe('file');
    expect(await get(file, { 'service-worker': 'script' })).toBe('refused');
    expect(await get(file)).toBe('file');
    expect(asked).toEqual([file, file]);
  });
});

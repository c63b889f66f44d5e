import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from '@livree/contracts/schema';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTelemetry } from './open-telemetry.ts';

const received: { readonly url: string; readonly body: string }[] = [];
let collector: Server;
let endpoint: string;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.parse(z.instanceof(Uint8Array), chunk));
  return Buffer.concat(chunks).toString('utf8');
}

beforeAll(async () => {
  collector = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ url: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => collector.close());

test('a collector receives each request by its route, with the caller’s trace and no personal data', async () => {
  const telemetry = await openTelemetry({ collector: endpoint });
  const app = Fastify();
  telemetry.observe(app);
  app.get('/contact/:name', async () => ({ success: true }));
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.inject({
    url: '/contact/claire@example.org?phone=0612345678',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await telemetry.stop();
  await app.close();
  expect(received.map(({ url }) => url).toSorted()).toEqual(['/v1/metrics', '/v1/traces']);
  const all = received.map(({ body }) => body).join('\n');
  expect(all).toContain('GET /contact/:name');
  expect(all).toContain('http.server.request.duration');
  expect(all).toContain('livree-api');
  expect(received.find(({ url }) => url === '/v1/traces')?.body).toContain(traceId);
  expect(all).not.toMatch(/claire|0612345678/);
});

test('without a collector nothing is loaded or sent', async () => {
  const before = received.length;
  const telemetry = await openTelemetry({});
  const app = Fastify();
  telemetry.observe(app);
  app.get('/', async () => ({ success: true }));
  await app.inject({ url: '/' });
  await telemetry.stop();
  expect(received).toHaveLength(before);
});

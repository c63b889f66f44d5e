import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from './testing/planted-site.ts';

const underWay: ServerResponse[] = [];
const api = createServer((_request, answer) => void underWay.push(answer));
let site: PlantedSite;
let origin: string;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  site = await plantSite(
    { API_ORIGIN: `http://127.0.0.1:${port}` },
    { timeouts: { headers: 200, request: 400, idle: 60_000, checkEvery: 50 } },
  );
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  api.close();
});

it.each([
  ['in its head', 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ['in the body of a call', 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"a"'],
])('the gateway closes the connection of a request that stops %s', async (_where, sent) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(sent);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

it('a closing gateway answers the running call first, even if the browser keeps its connection open', async () => {
  underWay.splice(0);
  const call = fetch(`${origin}/api/vehicules`);
  await expect.poll(() => underWay.length, { timeout: 30_000 }).toBe(1);
  const closed = site.app.close();
  underWay[0]?.end('{}');
  const answer = await call;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { drain } from '@livree/server/connections';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

const open = new Set<ServerResponse>();
const api = createServer((request, answer) => {
  if (!request.url?.endsWith('/operations/events')) return void answer.end('{}');
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  answer.write('data: 1\n\n');
  open.add(answer);
  answer.once('close', () => open.delete(answer));
});

const lines: string[] = [];
const log = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});

let site: PlantedSite;
let origin: string;
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  const apiOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await plantSite({ API_ORIGIN: apiOrigin }, { logger: { level: 'info', stream: log } });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

async function listen() {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const answer = await fetch(`${origin}/api/operations/events`, {
    headers: { 'accept-encoding': 'br, gzip', authorization: 'Bearer token' },
    signal: left.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { headers: answer.headers, read: async () => reader?.read(), leave: () => left.abort() };
}

it('an event stream comes through part by part, uncompressed, and ends at the API when its reader leaves', async () => {
  const { headers, read, leave } = await listen();
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(await read()).toMatchObject({ value: 'data: 1\n\n' });
  for (const answer of open) answer.write('data: 2\n\n');
  expect(await read()).toMatchObject({ value: 'data: 2\n\n' });
  leave();
  await expect.poll(() => open.size).toBe(0);
  await expect.poll(() => lines.filter((line) => line.includes('/operations/events'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('stack');
});

it('streams leave the connections for calls free', async () => {
  const streams = await Promise.all(Array.from({ length: 140 }, listen));
  expect((await fetch(`${origin}/api/list`)).status).toBe(200);
  for (const { leave } of streams) leave();
});

it('an API that breaks off ends the stream, and so does a gateway that is about to stop', async () => {
  lines.splice(0);
  const broken = await listen();
  await broken.read();
  for (const answer of open) answer.destroy();
  expect(await broken.read()).toMatchObject({ done: true });
  const last = await listen();
  await last.read();
  void drain(site.app, 0);
  expect(await last.read()).toMatchObject({ done: true });
  expect(lines.join('')).not.toContain('stack');
});

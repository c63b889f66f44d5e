import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorAnswer } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { chooseTrust, createServer } from './index.ts';

const log = pino({ level: 'silent' });
const short = { headers: 200, request: 400, idle: 60_000, checkEvery: 50 };

const newServer = (timeouts?: typeof short) =>
  createServer({
    log,
    rateLimitScale: 1,
    trust: chooseTrust([], { log, clock: systemClock }),
    ...(timeouts && { timeouts }),
  });

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = await newServer(short);
  app.all('/here', async () => ({ success: true }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

/** Sends a part of a request and waits; returns everything that the server sends before it closes the connection. */
async function answerTo(sent: string): Promise<{ status: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split('\r\n')[0] ?? '', body: JSON.parse(body) };
}

describe('a client that stops sending', () => {
  const post = 'POST /here HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n';

  test.each([
    ['in the first line', 'GET /he'],
    ['between two headers', 'GET /here HTTP/1.1\r\nhost: x\r\nx-slow: 1\r\n'],
    ['in the body', `${post}\r\n{"name":`],
  ])('%s gets an answer, and its connection is closed', async (_where, sent) => {
    const { status, body } = await answerTo(sent);
    expect(status).toBe('HTTP/1.1 408 Request Timeout');
    expect(body).toMatchObject({ success: false, code: 'invalid_request' });
  });

  test('does not affect others', async () => {
    const patient = await newServer();
    patient.get('/here', async () => ({ success: true }));
    const origin = await patient.listen({ host: '127.0.0.1', port: 0 });
    const sockets = Array.from({ length: 100 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    for (const socket of sockets) socket.write('GET /here HTTP/1.1\r\n');
    const others = Array.from({ length: 20 }, () => fetch(`${origin}/here`));
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await patient.close();
  });
});

test.each([
  ['nonsense\r\n\r\n', '400 Bad Request'],
  ['GET /here HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', '400 Bad Request'],
  [`GET /here HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
])('a malformed request is refused like any other', async (sent, line) => {
  const { status, body } = await answerTo(sent);
  expect(status).toBe(`HTTP/1.1 ${line}`);
  expect(z.safeParse(errorAnswer, body).success).toBe(true);
});

test('a closing server refuses late requests with a time to retry', async () => {
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
  const late = await newServer();
  late.addHook('preClose', () => gate);
  const origin = await late.listen({ host: '127.0.0.1', port: 0 });
  const closed = late.close();
  const answer = await fetch(`${origin}/here`);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('connection')]).toEqual([
    503,
    '2',
    'close',
  ]);
  expect(z.safeParse(errorAnswer, await answer.json()).data).toMatchObject({ code: 'unavailable' });
  goOn();
  await closed;
});

import { createServer as listen, type Socket } from 'node:net';
import { freePort } from '@livree/server/free-port';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasRedis, startRedis } from '../../testing/redis-server.ts';
import { systemClock } from '../clock.ts';
import { chooseTrust, createServer, limited } from './index.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
afterEach(() => void lines.splice(0));
const told = (words: string): number => lines.filter((line) => line.includes(words)).length;

/** One process of a site; its page `/few` may be called three times a minute. */
async function openProcess(redisUrl: string): Promise<FastifyInstance> {
  const trust = chooseTrust([], { log, clock: systemClock });
  const app = await createServer({ log, rateLimitScale: 1, trust, redisUrl });
  app.get('/few', { config: limited({ max: 3, seconds: 60 }, 1) }, async () => 'ok');
  onTestFinished(() => app.close());
  return app;
}

async function call(app: FastifyInstance, address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++)
    statuses.push((await app.inject({ url: '/few', headers: { 'x-forwarded-for': address } })).statusCode);
  return statuses;
}

test.runIf(hasRedis)(
  'two processes count calls together in Redis, and each alone while Redis is down',
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.kill());
    const [one, other] = [await openProcess(redis.url), await openProcess(redis.url)];
    expect(await call(one, '203.0.113.1', 2)).toEqual([200, 200]);
    expect(await call(other, '203.0.113.1', 2)).toEqual([200, 429]);
    expect(await call(other, '203.0.113.2', 1)).toEqual([200]);
    expect(told('LIVREE_REDIS_URL')).toBe(0);

    await redis.kill();
    expect(await call(one, '203.0.113.3', 4)).toEqual([200, 200, 200, 429]);
    expect(await call(other, '203.0.113.3', 4)).toEqual([200, 200, 200, 429]);
    expect(told('does not answer')).toBe(2);

    await redis.start();
    await vi.waitFor(
      async () => {
        await call(one, '203.0.113.4', 1);
        await call(other, '203.0.113.4', 1);
        expect(told('answers again')).toBe(2);
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(await call(one, '203.0.113.5', 3)).toEqual([200, 200, 200]);
    expect(await call(other, '203.0.113.5', 1)).toEqual([429]);
  },
);

test('a process starts without Redis, and limits calls', async () => {
  const app = await openProcess(`redis://127.0.0.1:${await freePort()}`);
  expect(await call(app, '203.0.113.9', 5)).toEqual([200, 200, 200, 429, 429]);
  expect(told('does not answer')).toBe(1);
});

test('a Redis that never answers delays one call, and lifts no limit', async () => {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const silent = listen((socket) => void sockets.add(socket)).listen(port, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const app = await openProcess(`redis://127.0.0.1:${port}`);
  const began = performance.now();
  expect(await call(app, '203.0.113.10', 5)).toEqual([200, 200, 200, 429, 429]);
  expect(performance.now() - began).toBeLessThan(1500);
});

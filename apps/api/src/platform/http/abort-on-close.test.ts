import { once } from 'node:events';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { abortOnClose } from './abort-on-close.ts';

test.each([
  ['before the handler begins', true],
  ['while the handler works', false],
])('a client that hangs up %s is known to have gone', async (_moment, isEarly) => {
  const app = Fastify();
  const leaving = new AbortController();
  const signal = new Promise<AbortSignal>((resolve) => {
    app.get('/', async (_request, reply) => {
      const closed = once(reply.raw, 'close');
      const early = isEarly ? null : abortOnClose(reply);
      leaving.abort();
      await closed;
      resolve(early ?? abortOnClose(reply));
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(origin, { signal: leaving.signal })).rejects.toThrow();
  expect((await signal).aborted).toBe(true);
  await app.close();
});

import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

it('a port that another program uses is named in a sentence', async () => {
  const [first, second] = [Fastify(), Fastify()];
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
  const host = '127.0.0.1';
  const port = Number(new URL(await listen(first, { host, port: 0, variable: 'LEDGER_PORT' })).port);
  await expect(listen(second, { host, port, variable: 'LEDGER_PORT' })).rejects.toThrow(
    `Port ${port} is taken; stop what uses it or choose another with LEDGER_PORT.`,
  );
});

it('an address that this machine does not have is named in a sentence', async () => {
  const host = '192.0.2.1';
  const server = Fastify();
  onTestFinished(() => server.close());
  await expect(listen(server, { host, port: 0, variable: 'LEDGER_PORT' })).rejects.toThrow(
    `This machine has no address ${host}, which HOST names.`,
  );
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedStores } from '@livree/release/testing';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';
import { expect, it, onTestFinished } from 'vitest';
import { plantContext } from '../testing/planted-context.ts';
import { serveWatch } from './serve-watch.ts';

const host = '127.0.0.1';

function plantFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livree-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const ask = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://${host}:${port}${path}`)).status;

it('a watch is ready after its first round, and stands still when a round does not end', async () => {
  const root = plantFolder();
  const { store, close } = await plantedStores['a folder'](root);
  onTestFinished(close);
  const { context } = await plantContext(root, store);
  const port = await freePort();
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  let isAnswering = true;
  const counts = () => (isAnswering ? Promise.resolve([]) : new Promise<undefined>(() => {}));
  const watch = { ...context, counts };
  const standstill = 2000;
  await serveWatch(watch, { host, port, signal: ending.signal, pause: 50, standstill });
  await expect.poll(() => ask(port, '/readyz')).toBe(200);
  await new Promise((passed) => setTimeout(passed, standstill + 500));
  expect(await ask(port, '/livez')).toBe(200);
  isAnswering = false;
  await expect.poll(() => ask(port, '/livez'), { timeout: 20_000 }).toBe(503);
});

it('a watch is not ready while its ledger refuses or is away, or the API does not tell what was counted', async () => {
  const root = plantFolder();
  const { store, close } = await plantedStores['a folder'](root);
  onTestFinished(close);
  const { context } = await plantContext(root, store);
  let isAway = false;
  let isSilent = false;
  const counts = () => Promise.resolve(isSilent ? undefined : []);
  const live = () => (isAway ? Promise.reject(new Error('it answers 401')) : context.ledger.live());
  const port = await freePort();
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const watch = { ...context, counts, ledger: { ...context.ledger, live } };
  await serveWatch(watch, { host, port, signal: ending.signal, pause: 50 });
  for (const away of [false, true, false]) {
    isAway = away;
    await expect.poll(() => ask(port, '/readyz'), { timeout: 20_000 }).toBe(away ? 503 : 200);
  }
  isSilent = true;
  await expect.poll(() => ask(port, '/readyz'), { timeout: 20_000 }).toBe(503);
});

const startServer = async (command: string, healthPort: number) =>
  startProcess([join(import.meta.dirname, '../cli.ts'), command], {
    env: {
      PATH: process.env['PATH'],
      LIVREE_DATA: plantFolder(),
      HOST: host,
      LIVREE_HEALTH_PORT: String(healthPort),
      LEDGER_PORT: String(await freePort(healthPort)),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

it.each(['watch', 'serve-ledger'])('%s ends when another program has its health port', async (command) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const program = await startServer(command, typeof address === 'object' ? (address?.port ?? 0) : 0);
  onTestFinished(() => program.stop());
  expect(await program.ended).toBe('code 2');
});

it.each(['watch', 'serve-ledger'])('%s ends by itself when it is asked to', async (command) => {
  const port = await freePort();
  const program = await startServer(command, port);
  onTestFinished(() => program.stop());
  const { stdout } = program.child;
  if (stdout) await once(stdout, 'data');
  const path = command === 'watch' ? '/livez' : '/readyz';
  await waitUntilReady(`http://${host}:${port}${path}`, { timeoutMs: 30_000 });
  await program.stop();
  expect(await program.ended).toBe('code 0');
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { startProcess, type StartedProcess } from '@livree/server/processes';
import { startBalancer, type Balancer } from '@livree/server/testing/balancer';
import { startPostgresCluster } from '@livree/server/testing/postgres';
import { expect, it, onTestFinished } from 'vitest';
import { plantSite } from '../testing/planted-site.ts';

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));
const registered = z.object({ data: z.optional(z.object({ token: z.string() })) });
const patience = { timeout: 120_000, interval: 100 };

/** Two APIs on one PostgreSQL server behind a balancer. */
async function startApis() {
  const folder = mkdtempSync(join(tmpdir(), 'livree-restarts-'));
  const cluster = await startPostgresCluster(folder);
  const ports = [await freePort(), await freePort()];
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: cluster.url(),
    LIVREE_DATA: join(folder, 'shared'),
    LIVREE_GATEWAY_SECRET: 'a secret of gateway and API in this test',
    LIVREE_RATE_LIMIT_SCALE: '100000',
    LIVREE_DRAIN_SECONDS: '6',
    LIVREE_LOG_LEVEL: 'fatal',
  };
  const run = (port: number, ...flags: string[]): StartedProcess =>
    startProcess([main, ...flags], { env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 2] });
  expect(await run(0, '--migrate').ended).toBe('code 0');
  const running = new Map(ports.map((port) => [port, run(port)]));
  const balancer = await startBalancer(ports);
  onTestFinished(async () => {
    balancer.close();
    await Promise.all([...running.values()].map(({ stop }) => stop()));
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ports,
    balancer,
    env,
    async restart(port: number) {
      await running.get(port)?.stop();
      running.set(port, run(port));
    },
  };
}

const untilReady = (balancer: Balancer, port: number) =>
  expect.poll(() => balancer.isReady(port), patience).toBe(true);

it('two APIs that restart in turn under load lose no request and no account', async () => {
  const { ports, balancer, env, restart } = await startApis();
  for (const port of ports) await untilReady(balancer, port);
  const site = await plantSite({
    API_ORIGIN: balancer.origin,
    LIVREE_GATEWAY_SECRET: env.LIVREE_GATEWAY_SECRET,
  });
  onTestFinished(() => site.close());
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const statuses: number[] = [];
  const tokens: string[] = [];
  const over = new AbortController();

  async function read() {
    while (!over.signal.aborted) {
      const answer = await fetch(`${origin}/api/vehicules`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  }
  async function register() {
    while (!over.signal.aborted) {
      const answer = await fetch(`${origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Claire Fontaine',
          email: `${randomUUID()}@example.org`,
          password: 'neuf nuages gris',
          password_confirmation: 'neuf nuages gris',
        }),
      });
      statuses.push(answer.status);
      const { data } = z.parse(registered, await answer.json());
      if (data) tokens.push(data.token);
      // Longer than the gateway keeps a silent connection, and shorter.
      await new Promise((done) => setTimeout(done, 20 + 4500 * Number(tokens.length % 5 === 0)));
    }
  }
  const load = Promise.all([read(), read(), register(), register()]);
  for (const port of ports) {
    await restart(port);
    await untilReady(balancer, port);
  }
  over.abort();
  await load;
  const lost = statuses.filter((status) => status >= 300);
  expect(lost).toEqual([]);
  expect(statuses.length).toBeGreaterThan(500);
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of tokens) {
    const answer = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  }
});

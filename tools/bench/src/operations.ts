import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import { startPostgresCluster } from '@livree/server/testing/postgres';
import { startApi } from './api/running-api.ts';
import { files, lists } from './operations/lists.ts';
import { company, seedCompany } from './operations/seed.ts';

/** Milliseconds in which nineteen of twenty answers of a list come. */
const limit = 150;
/** Of each call of a list, after some that warm up. */
const runs = 40;
const warmUps = 5;
const patience = 120_000;

const operator = { email: 'operator@livree.example', password: 'the secret of the bench 42' };

const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'livree-bench-'));
// PostgreSQL started by root runs as another user.
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const connect = (baseUrl: string, token?: string): ApiClient =>
  createClient(fetchTransport({ baseUrl, language: () => 'fr', timeoutMs: patience, token: () => token }));

/** One paid ride, one message and one subscriber, to be copied. */
async function begin(baseUrl: string): Promise<void> {
  const password = randomUUID();
  const email = 'claire.martin@example.org';
  const name = 'Claire Martin';
  const { data } = await connect(baseUrl).identity.register({
    body: { name, email, phone: '+33 6 12 34 56 78', password, passwordConfirmation: password },
  });
  const client = connect(baseUrl, data.token);
  const pickupAt = `${new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)}T10:00`;
  await client.reservations.create({
    headers: { idempotencyKey: randomUUID() },
    body: {
      vehicleId: 1,
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt,
      passengers: 2,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  await client.contact.send({
    body: { name, email, subject: 'support', message: 'Avez-vous un siège enfant ?' },
  });
  await client.newsletter.subscribe({ body: { email } });
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** The duration that one of twenty exceeds. */
function slowest(durations: readonly number[]): number {
  const sorted = durations.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The p95 of each call of a list, the slowest first. */
async function measure(client: ApiClient, calls: (typeof lists)[string]): Promise<number[]> {
  const found: number[] = [];
  for (const call of calls) {
    const durations: number[] = [];
    for (let run = -warmUps; run < runs; run += 1) {
      const duration = await time(() => call(client));
      if (run >= 0) durations.push(duration);
    }
    found.push(Math.round(slowest(durations)));
  }
  return found;
}

say('starting PostgreSQL');
const cluster = await startPostgresCluster(join(folder, 'cluster'));
const storage = { folder: join(folder, 'data'), databaseUrl: cluster.url() };
const api = await startApi(storage, {
  LIVREE_OPERATOR_EMAIL: operator.email,
  LIVREE_OPERATOR_PASSWORD: operator.password,
  LIVREE_WORKER: 'separate',
});
try {
  await begin(api.baseUrl);
  await seedCompany(cluster.url());
  say(`seeded ${company.rides} rides, ${company.customers} customers, ${company.vehicles} vehicles`);
  const { data } = await connect(api.baseUrl).identity.login({ body: operator });
  const client = connect(api.baseUrl, data.token);
  const measured: Record<string, number[]> = {};
  for (const [name, calls] of Object.entries(lists)) {
    measured[name] = await measure(client, calls);
    say(`${name}: ${measured[name].join(', ')} ms`);
  }
  const saved: Record<string, { ms: number; lines: number }> = {};
  for (const [name, read] of Object.entries(files)) {
    let lines = 0;
    const ms = await time(async () => (lines = (await read(client)).split('\r\n').length - 2));
    saved[name] = { ms: Math.round(ms), lines };
  }
  for (const [name, found] of Object.entries(measured))
    if (found.some((p95) => p95 > limit)) {
      say(`FAILED ${name} takes ${Math.max(...found)} ms, more than ${limit}`);
      process.exitCode = 1;
    }
  process.stdout.write(`${JSON.stringify({ bench: 'operations', company, p95: measured, files: saved })}\n`);
} finally {
  await api.stop();
  await cluster.stop();
}
process.exit();

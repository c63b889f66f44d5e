import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '@livree/server/testing/postgres';
import { expect, test } from 'vitest';
import { migrateServer } from '../server-commands.ts';
import { startApi } from '../testing/api-process.ts';
import { bookAndPay, connectClient, newRideRequest, signUp } from '../testing/customer.ts';
import { isEmbedded } from '../testing/test-database.ts';

const quietMs = 20;
const recoveryMs = 120_000;

/** A separate server, because the others of this run must not lose theirs. */
async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'livree-restart-'));
  const cluster = await startPostgresCluster(folder);
  await migrateServer(cluster.url());
  return { cluster, folder, url: cluster.url() };
}

test.skipIf(isEmbedded)(
  'a database that restarts under load causes 503 for a moment, and the API keeps running',
  async () => {
    const { cluster, folder, url } = await ownServer();
    const env = { LIVREE_DATA: folder, DATABASE_URL: url };
    const api = await startApi({ env });
    const token = await signUp(api.base);
    const booked = await bookAndPay(api.base, token, newRideRequest());
    const answers: { readonly status: number; readonly retryAfter: string | null }[] = [];
    const end = new AbortController();
    const load = (async () => {
      while (!end.signal.aborted) {
        const answer = await fetch(`${api.base}/vehicules`, { signal: AbortSignal.timeout(recoveryMs) });
        answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
        await answer.arrayBuffer();
        await new Promise((done) => setTimeout(done, quietMs));
      }
    })();
    await expect.poll(() => answers.length, { timeout: recoveryMs }).toBeGreaterThan(3);
    await cluster.stop();
    await expect.poll(() => answers.at(-1)?.status, { timeout: recoveryMs }).toBe(503);
    expect((await fetch(`${api.base.replace('/api', '')}/readyz`)).status).toBe(503);
    expect((await fetch(`${api.base.replace('/api', '')}/healthz`)).status).toBe(200);
    await cluster.start();
    await expect.poll(() => answers.at(-1)?.status, { timeout: recoveryMs }).toBe(200);
    end.abort();
    await load;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { status, retryAfter } of answers)
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    const kept = await connectClient(api.base, token).reservations.read({
      params: { id: booked.reservation.id },
    });
    expect(kept.data.reservation.status).toBe('confirmed');
    expect((await bookAndPay(api.base, token, newRideRequest())).status).toBe('succeeded');
    expect(await api.end('SIGTERM')).toBe(0);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  300_000,
);

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { isEmbedded } from '../../testing/test-database.ts';
import { isUnreachable } from './index.ts';

const api = withTestApi();

/** Cuts every connection but its own, like an administrator or a failing network. */
const cut = (pids: () => Promise<unknown>) => pids().catch(() => {});

async function cutter() {
  const connection = await api().database.pool.connect();
  return {
    cut: () =>
      connection.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    done: () => connection.release(),
  };
}

test.skipIf(isEmbedded)(
  'a connection cut inside a transaction is reported as such, not as a failed rollback',
  async () => {
    const { cut: cutAll, done } = await cutter();
    const work = Array.from({ length: 10 }, (_, index) =>
      api()
        .deps.db.transaction()
        .execute(async (trx) => {
          await sql`select ${index}::integer`.execute(trx);
          if (index % 2 === 0) await sql`select pg_sleep(0.5)`.execute(trx);
          else await new Promise((resolve) => setTimeout(resolve, 500));
          await sql`select ${index}::integer`.execute(trx);
        }),
    );
    setTimeout(() => void cut(cutAll), 200);
    const failures = (await Promise.allSettled(work)).flatMap((one): unknown[] =>
      one.status === 'rejected' ? [one.reason] : [],
    );
    done();
    expect(failures).toHaveLength(10);
    expect(failures.filter((error) => !isUnreachable(error))).toEqual([]);
    await expect(sql`select 1`.execute(api().deps.db)).resolves.toBeTruthy();
  },
);

test.skipIf(isEmbedded)('connections cut under load cause 503 with Retry-After, and never 500', async () => {
  const token = await api().signUp();
  const { cut: cutAll, done } = await cutter();
  const answers: { readonly status: number; readonly retryAfter: unknown }[] = [];
  const end = Date.now() + 3000;
  const send = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const answer = await api().app.inject({ method, url, headers, ...(payload && { payload }) });
    answers.push({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] });
  };
  const ride = aRide({ paymentMethodId: 'pm_card_threeDSecure2Required' });
  const booking = {
    vehicule_id: ride.vehicleId,
    pickup_address: ride.pickupAddress,
    destination_address: ride.destinationAddress,
    pickup_datetime: '2026-06-10 10:00:00',
    passengers_count: 2,
    payment_provider: 'card',
    payment_method_id: ride.paymentMethodId,
  };
  const requests = [
    () => send('GET', '/api/vehicules'),
    () => send('GET', '/api/reservations'),
    () => send('POST', '/api/auth/forgot-password', { email: 'claire@example.org' }),
    () => send('POST', '/api/reservations', booking),
  ];
  const clients = Array.from({ length: 12 }, async (_, index) => {
    while (Date.now() < end) await requests[index % requests.length]?.();
  });
  const cutting = (async () => {
    while (Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await cut(cutAll);
    }
  })();
  await Promise.all([...clients, cutting]);
  done();
  const counted = Object.groupBy(answers, ({ status }) => String(status));
  expect(counted['500']?.length ?? 0).toBe(0);
  expect(counted['503']?.length ?? 0).toBeGreaterThan(0);
  expect(counted['503']?.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect((counted['200']?.length ?? 0) + (counted['201']?.length ?? 0)).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { reconcileJob } from '../domains/payments/payments.jobs.ts';
import { charges, isFair } from '../testing/ledger.ts';
import { aRide } from '../testing/rides.ts';
import { withTestApi } from '../testing/test-api.ts';

const api = withTestApi({ LIVREE_PROVIDER_TIMEOUT_MS: '200', LIVREE_MAX_HOLDS: '10' });

/** The code with which a booking is refused. */
const bookAndCatch = (token: string, paymentMethodId: string, hour: number): Promise<unknown> =>
  api()
    .client({ token })
    .reservations.create({
      body: aRide({ paymentMethodId, pickupAt: `2026-06-10T${String(hour).padStart(2, '0')}:00` }),
      headers: { idempotencyKey: `${paymentMethodId}-${hour}` },
    })
    .catch((refusal: unknown) => refusal);

test('while a provider does not answer, every request is answered, and others are served meanwhile', async () => {
  const token = await api().signUp();
  const hours = [0, 4, 8, 12, 16, 20];
  const silent = Promise.all(hours.map((hour) => bookAndCatch(token, 'pm_sandbox_outage', hour)));
  const read = await api().app.inject({ url: '/api/vehicules' });
  expect(read.statusCode).toBe(200);
  for (const error of await silent)
    expect(error).toMatchObject({ status: 504, code: 'payments.provider_timeout' });
  expect(await charges(api().database.db)).toEqual([]);
});

test('a payment with a lost answer is settled by the provider’s webhook, without a second charge', async () => {
  const token = await api().signUp();
  const hours = [0, 4, 8, 12];
  const lost = await Promise.all(hours.map((hour) => bookAndCatch(token, 'pm_sandbox_timeout', hour)));
  for (const error of lost) expect(error).toMatchObject({ status: 504 });
  await api().jobs.drain();
  const all = await charges(api().database.db);
  expect(all).toHaveLength(hours.length);
  expect(all.filter((charge) => !isFair(charge))).toEqual([]);
});

test('a payment with a lost answer and a lost webhook is settled by the sweep', async () => {
  const token = await api().signUp();
  await bookAndCatch(token, 'pm_sandbox_timeout', 10);
  const { database, jobs, clock } = api();
  await database.db.deleteFrom('webhook_events').execute();
  clock.advance({ minutes: 5 });
  await database.db.transaction().execute((trx) => jobs.send(trx, reconcileJob, {}));
  await jobs.drain();
  const all = await charges(database.db);
  expect(all).toHaveLength(1);
  expect(all.filter((charge) => !isFair(charge))).toEqual([]);
});

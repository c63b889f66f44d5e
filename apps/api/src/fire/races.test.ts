import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../testing/rides.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const email = 'claire@example.org';
const newPassword = 'sept vagues bleues 7';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
}, 120_000);
afterAll(() => api.close());

/** Does the same many times at once; returns the successes and the refusals. */
async function race<T>(runners: number, run: (runner: number) => Promise<T>) {
  const ends = await Promise.allSettled(Array.from({ length: runners }, (_, runner) => run(runner)));
  return {
    winners: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    losers: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])),
  };
}

test('sixty customers want one vehicle at one time: one gets it and is charged', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 60; index += 1) tokens.push(await api.signUp(`course${index}@example.org`));
  const { winners, losers } = await race(60, (index) => book(api, tokens[index] ?? ''));
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(59);
  for (const loser of losers)
    expect(loser).toMatchObject({ status: 409, code: 'reservations.vehicle_unavailable' });
  const charges = await api.deps.db.selectFrom('sandbox_intents').select('captures').execute();
  expect(charges.reduce((sum, { captures }) => sum + captures, 0)).toBe(1);
});

test('forty concurrent refunds of one whole payment refund it once', async () => {
  const token = await api.signUp('remboursement@example.org');
  const { payment, reservation } = await book(api, token, { pickupAt: '2026-06-20T10:00' });
  const params = { id: payment?.id ?? 0 };
  const { winners, losers } = await race(40, (index) =>
    api.client({ token }).payments.refund({
      params,
      body: { reason: 'Le vol est annulé' },
      headers: { idempotencyKey: `demande-numero-${index}` },
    }),
  );
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(39);
  for (const loser of losers) expect(loser).toMatchObject({ status: 409, code: 'payments.not_refundable' });
  await api.jobs.drain();
  const rows = await api.deps.db
    .selectFrom('transactions')
    .select('amount_cents')
    .where('payment_id', '=', params.id)
    .execute();
  expect(rows).toEqual([{ amount_cents: reservation.totalPrice.cents }]);
});

test('forty concurrent uses of a reset link set one password, and no other opens the account', async () => {
  await api.signUp(email);
  await api.client().identity.forgotPassword({ body: { email } });
  await api.jobs.drain();
  const [, token = ''] =
    /token=([\w-]+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '') ?? [];
  const { winners, losers } = await race(40, async (index) => {
    const password = `${newPassword}-${index}`;
    await api
      .client()
      .identity.resetPassword({ body: { email, token, password, passwordConfirmation: password } });
    return password;
  });
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(39);
  for (const loser of losers)
    expect(loser).toMatchObject({ status: 422, code: 'identity.reset_link_invalid' });
  const [password = ''] = winners;
  await api.client().identity.login({ body: { email, password } });
  const other = { email, password: `${password}0` };
  await expect(api.client().identity.login({ body: other })).rejects.toMatchObject({ status: 401 });
});

test('forty concurrent registrations of one address create one account and one session', async () => {
  const address = 'ensemble@example.org';
  const { winners, losers } = await race(40, (index) => {
    const password = `${newPassword}-${index}`;
    return api.client().identity.register({
      body: { name: 'Claire Martin', email: address, password, passwordConfirmation: password },
    });
  });
  expect(winners).toHaveLength(1);
  for (const loser of losers) expect(loser).toMatchObject({ status: 422, code: 'validation' });
  const { db } = api.deps;
  const accounts = await db.selectFrom('users').select('id').where('email', '=', address).execute();
  expect(accounts).toHaveLength(1);
  const sessions = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', accounts[0]?.id ?? 0)
    .execute();
  expect(sessions).toHaveLength(1);
});

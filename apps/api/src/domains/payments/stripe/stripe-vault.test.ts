import { expect, test } from 'vitest';
import { book } from '../../../testing/rides.ts';
import { withProviders } from '../../../testing/with-providers.ts';
import { reconcileJob } from '../payments.jobs.ts';

const { api, stripe, token, customer } = await withProviders();

const cards = async () => (await customer().payments.cards()).data;

test('a card that was wished for is kept at Stripe, pays again, and is forgotten there', async () => {
  await book(api(), token(), { saveCard: true });
  const [card] = await cards();
  expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', expiryMonth: 12, isDefault: false });
  const params = { id: card?.id ?? '' };
  await customer().payments.preferCard({ params });
  expect(await cards()).toMatchObject([{ id: card?.id, isDefault: true }]);
  const pickupAt = '2026-06-10T20:00';
  const again = await book(api(), token(), { paymentMethodId: card?.id ?? '', pickupAt });
  expect(again.status).toBe('succeeded');
  const [known] = stripe.customers.customers.keys();
  expect(
    [...stripe.intents.values()].map(({ customer: of, setup_future_usage: usage }) => [of, usage]),
  ).toEqual([
    [known, 'on_session'],
    [known, null],
  ]);
  await customer().payments.removeCard({ params });
  expect(await cards()).toEqual([]);
});

test('who leaves is forgotten at Stripe with their cards', async () => {
  await book(api(), token(), { saveCard: true });
  await customer().settings.removeAccount({
    body: { password: 'un vrai secret 42', confirmation: 'DELETE' },
  });
  await api()
    .database.db.transaction()
    .execute((trx) => api().jobs.send(trx, reconcileJob, {}));
  await api().jobs.drain();
  expect([stripe.customers.customers.size, stripe.customers.kept.size]).toEqual([0, 0]);
});

test('a customer whom Stripe no longer knows pays as one without cards', async () => {
  await book(api(), token(), { saveCard: true });
  stripe.customers.clear();
  expect(await cards()).toEqual([]);
  const again = await book(api(), token(), { pickupAt: '2026-06-10T20:00' });
  expect(again.status).toBe('succeeded');
  expect([...stripe.intents.values()].at(-1)?.customer).toBeNull();
});

test('while Stripe keeps silent nobody is told that they have no card', async () => {
  await book(api(), token(), { saveCard: true });
  stripe.breakNext('outage', 'outage', 'outage');
  await expect(cards()).rejects.toMatchObject({ code: 'payments.provider_unavailable' });
  stripe.breakNext('outage', 'outage', 'outage');
  const exported = customer().settings.exportData();
  await expect(exported).rejects.toMatchObject({ code: 'payments.provider_unavailable' });
});

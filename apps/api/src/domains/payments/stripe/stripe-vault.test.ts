import { expect, test } from 'vitest';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { book } from '../../../testing/rides.ts';
import { withProviders } from '../../../testing/with-providers.ts';
import { reconcileJob } from '../payments.jobs.ts';

const { api, stripe, token, customer } = await withProviders();

const cards = async () => (await customer().payments.cards()).data;

test('a card is saved at Stripe on request, pays again, and is deleted there', async () => {
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

test('a former customer is deleted at Stripe with their cards', async () => {
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

test('a customer unknown to Stripe pays like one without cards', async () => {
  await book(api(), token(), { saveCard: true });
  stripe.customers.clear();
  expect(await cards()).toEqual([]);
  const again = await book(api(), token(), { pickupAt: '2026-06-10T20:00' });
  expect(again.status).toBe('succeeded');
  expect([...stripe.intents.values()].at(-1)?.customer).toBeNull();
});

test('while Stripe does not answer, no customer is told that they have no card', async () => {
  await book(api(), token(), { saveCard: true });
  stripe.breakNext('outage', 'outage', 'outage');
  await expect(cards()).rejects.toMatchObject({ code: 'payments.provider_unavailable' });
  stripe.breakNext('outage', 'outage', 'outage');
  const exported = (await reauthenticate(customer())).settings.exportData();
  await expect(exported).rejects.toMatchObject({ code: 'payments.provider_unavailable' });
});

test('a card is added at Stripe through a setup for payments in the presence of its customer', async () => {
  await customer().payments.addCard({ body: { paymentMethodId: 'pm_card_visa' } });
  const [setup] = stripe.setups.setups.values();
  const [known] = stripe.customers.customers.keys();
  expect(setup).toMatchObject({ customer: known, usage: 'on_session', status: 'succeeded' });
  expect(await cards()).toMatchObject([{ brand: 'visa', lastFour: '4242' }]);
  expect(stripe.intents.size).toBe(0);
});

test('a card that is added twice is one card', async () => {
  const visa = { body: { paymentMethodId: 'pm_card_visa' } };
  await customer().payments.addCard(visa);
  const [first] = await cards();
  await customer().payments.preferCard({ params: { id: first?.id ?? '' } });
  await customer().payments.addCard(visa);
  const [card, ...others] = await cards();
  expect([card?.id === first?.id, card?.isDefault, others]).toEqual([false, true, []]);
  await customer().payments.removeCard({ params: { id: card?.id ?? '' } });
  expect([await cards(), stripe.customers.kept.size]).toEqual([[], 0]);
});

test("a card's challenge at Stripe leads back through this site, and its answer decides", async () => {
  const add = async () =>
    (await customer().payments.addCard({ body: { paymentMethodId: 'pm_card_threeDSecure2Required' } })).data;
  const [refused, accepted] = [await add(), await add()];
  const next = stripe.setups.setups.get(accepted.id)?.next_action?.redirect_to_url;
  expect(accepted.challenge?.url).toBe(next?.url);
  expect(new URL(next?.return_url ?? '').pathname).toBe('/api/payments/return/card');
  stripe.setups.answerChallenge(refused.id, 'refuse');
  stripe.setups.answerChallenge(accepted.id, 'accept');
  const confirm = (id: string) => customer().payments.confirmCard({ params: { id } });
  await expect(confirm(refused.id)).rejects.toMatchObject({ code: 'payments.card_unverified' });
  expect((await confirm(accepted.id)).data.status).toBe('saved');
  await expect(confirm('seti_unknown')).rejects.toMatchObject({ code: 'payments.card_not_found' });
  expect(await cards()).toHaveLength(1);
});

test('a card that Stripe declines, or never issued, is refused', async () => {
  const add = (paymentMethodId: string) => customer().payments.addCard({ body: { paymentMethodId } });
  await expect(add('pm_card_chargeDeclinedExpiredCard')).rejects.toMatchObject({
    code: 'payments.card_refused',
  });
  await expect(add('pm_never_issued')).rejects.toMatchObject({ status: 402, code: 'payments.card_refused' });
  expect(await cards()).toEqual([]);
});

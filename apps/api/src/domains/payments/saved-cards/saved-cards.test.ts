import type { ApiClient } from '@livree/api-client';
import { describe, expect, test } from 'vitest';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { answerOnPage, book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { reconcileJob } from '../payments.jobs.ts';

const api = withTestApi({ LIVREE_MAX_HOLDS: '10', LIVREE_PROVIDER_TIMEOUT_MS: '150' });

const at = (hour: number): string => `2026-06-10T${String(hour).padStart(2, '0')}:00`;
const listCards = async (customer: ApiClient) => (await customer.payments.cards()).data;

/** A customer with a card that was saved with a payment. */
async function withCard(email = 'saver@example.org', hour = 0) {
  const token = await api().signUp(email);
  await book(api(), token, { saveCard: true, pickupAt: at(hour) });
  const customer = api().client({ token });
  const [card] = await listCards(customer);
  if (!card) throw new Error('no card was kept');
  return { token, customer, card };
}

describe('a card', () => {
  test('is saved only at the customer’s request, after it has paid', async () => {
    const token = await api().signUp();
    const customer = api().client({ token });
    await book(api(), token, { pickupAt: at(0) });
    expect(await listCards(customer)).toEqual([]);
    const declined = { paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds', saveCard: true };
    await book(api(), token, { ...declined, pickupAt: at(6) }).catch(() => undefined);
    expect(await listCards(customer)).toEqual([]);
    const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required', saveCard: true };
    const { challenge } = await book(api(), token, { ...challenged, pickupAt: at(12) });
    expect(await listCards(customer)).toEqual([]);
    await answerOnPage(api().app, challenge?.url ?? '', 'accept');
    expect(await listCards(customer)).toMatchObject([{ brand: 'visa', lastFour: '3184', isDefault: false }]);
  });

  test('pays again in one click, only for its customer', async () => {
    const { token, card } = await withCard();
    const paid = await book(api(), token, { paymentMethodId: card.id, pickupAt: at(12) });
    expect(paid).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
    const thief = await withCard('thief@example.org', 6);
    const stolen = book(api(), thief.token, { paymentMethodId: card.id, pickupAt: at(18) });
    await expect(stolen).rejects.toMatchObject({ status: 402, code: 'payments.declined' });
  });

  test('can be made the default and removed only by its customer', async () => {
    const { customer, card } = await withCard();
    const params = { id: card.id };
    await customer.payments.preferCard({ params });
    expect(await listCards(customer)).toEqual([{ ...card, isDefault: true }]);
    const other = await withCard('other@example.org', 6);
    const unknown = { status: 404, code: 'payments.card_not_found' };
    await expect(other.customer.payments.removeCard({ params })).rejects.toMatchObject(unknown);
    await expect(other.customer.payments.preferCard({ params })).rejects.toMatchObject(unknown);
    await customer.payments.removeCard({ params });
    expect(await listCards(customer)).toEqual([]);
    expect(await listCards(other.customer)).toHaveLength(1);
  });

  test('is exported with its visible data, without the id that pays', async () => {
    const { customer, card } = await withCard();
    const { data } = await (await reauthenticate(customer)).settings.exportData();
    const { brand, lastFour, expiryMonth, expiryYear, isDefault } = card;
    const told = { brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear };
    expect(data).toMatchObject({ saved_cards: [{ ...told, is_default: isDefault }] });
    expect(JSON.stringify(data)).not.toContain(card.id);
  });

  test('is deleted with its customer’s account', async () => {
    const { customer } = await withCard();
    await customer.settings.removeAccount({
      body: { password: 'un vrai secret 42', confirmation: 'DELETE' },
    });
    const { database, jobs } = api();
    await database.db.transaction().execute((trx) => jobs.send(trx, reconcileJob, {}));
    await jobs.drain();
    expect(await database.db.selectFrom('provider_customers').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('sandbox_cards').selectAll().execute()).toEqual([]);
  });
});

describe('a card that is added without a payment', () => {
  const visa = {
    body: { paymentMethodId: 'pm_card_visa' },
    headers: { idempotencyKey: 'one-wish-one-card' },
  };

  test('is saved once, however often it is sent, and can pay', async () => {
    const token = await api().signUp();
    const customer = api().client({ token });
    const answers = await Promise.all([1, 2, 3].map(() => customer.payments.addCard(visa)));
    expect(answers.map(({ data }) => data.status)).toEqual(['saved', 'saved', 'saved']);
    const cards = await listCards(customer);
    expect(cards).toMatchObject([{ brand: 'visa', lastFour: '4242', isDefault: false }]);
    const paid = await book(api(), token, { paymentMethodId: cards[0]?.id ?? '', pickupAt: at(12) });
    expect(paid.status).toBe('succeeded');
    expect(await api().database.db.selectFrom('transactions').selectAll().execute()).toHaveLength(1);
  });

  test('waits for its challenge, which only its customer can read', async () => {
    const customer = api().client({ token: await api().signUp() });
    const stranger = (await withCard('other@example.org')).customer;
    const challenged = { body: { paymentMethodId: 'pm_card_threeDSecure2Required' } };
    const { data: refused } = await customer.payments.addCard(challenged);
    const { data: waiting } = await customer.payments.addCard(challenged);
    expect(waiting).toMatchObject({ status: 'requires_action', challenge: { kind: 'three_d_secure' } });
    expect(await listCards(customer)).toEqual([]);
    const page = await answerOnPage(api().app, refused.challenge?.url ?? '', 'refuse');
    expect(page).toBe('/checkout-frame/return');
    await answerOnPage(api().app, waiting.challenge?.url ?? '', 'accept');
    await answerOnPage(api().app, waiting.challenge?.url ?? '', 'accept');
    const confirm = (client: ApiClient, id: string) => client.payments.confirmCard({ params: { id } });
    await expect(confirm(customer, refused.id)).rejects.toMatchObject({
      status: 402,
      code: 'payments.card_unverified',
    });
    await expect(confirm(stranger, waiting.id)).rejects.toMatchObject({ code: 'payments.card_not_found' });
    expect((await confirm(customer, waiting.id)).data).toMatchObject({ status: 'saved', challenge: null });
    expect(await listCards(customer)).toMatchObject([{ lastFour: '3184' }]);
  });

  test('is not saved if its bank refuses it', async () => {
    const customer = api().client({ token: await api().signUp() });
    const add = (paymentMethodId: string) => customer.payments.addCard({ body: { paymentMethodId } });
    await expect(add('pm_card_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      status: 402,
      code: 'payments.card_refused',
    });
    await expect(add('pm_never_issued')).rejects.toMatchObject({
      status: 402,
      code: 'payments.card_refused',
    });
    await expect(add('')).rejects.toMatchObject({ status: 422 });
    expect(await listCards(customer)).toEqual([]);
  });

  test('is saved once when it is sent again after a lost answer', async () => {
    const customer = api().client({ token: await api().signUp() });
    const lost = {
      body: { paymentMethodId: 'pm_sandbox_timeout' },
      headers: { idempotencyKey: 'lost-answer-1' },
    };
    await expect(customer.payments.addCard(lost)).rejects.toMatchObject({
      code: 'payments.provider_unavailable',
    });
    expect((await customer.payments.addCard(lost)).data.status).toBe('saved');
    expect(await listCards(customer)).toHaveLength(1);
  });
});

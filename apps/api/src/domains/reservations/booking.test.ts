import { describe, expect, test } from 'vitest';
import { aRide, answerOnPage, book, quoteFor } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepHolds } from './commands/sweep-holds.ts';

const api = withTestApi();

const longRide = {
  destinationAddress: 'Lyon',
  stops: ['Reims', 'Dijon'],
  roundTrip: true,
  returnAt: '2026-06-12T23:30',
  extras: [{ code: 'extra_waiting', quantity: 1 } as const],
};

describe('the whole journey', () => {
  test('shows the same cents in quote, charge, list and refund', async () => {
    const token = await api().signUp();
    const quote = await quoteFor(api(), aRide(longRide));
    const { totalPrice, distanceKm } = quote;
    const booked = await book(api(), token, { ...longRide, totalPrice, distanceKm, quote: quote.quote });
    expect(booked).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed', totalPrice } });
    expect(booked.reservation.lines).toEqual(quote.lines);
    expect(quote.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(totalPrice.cents);

    const charged = await api().deps.db.selectFrom('sandbox_intents').selectAll().execute();
    expect(charged).toMatchObject([{ amount_cents: totalPrice.cents, captures: 1, status: 'succeeded' }]);

    const customer = api().client({ token });
    const list = await customer.reservations.list();
    expect(list.data).toMatchObject({ total: 1, items: [{ totalPrice, stops: ['Reims', 'Dijon'] }] });

    const cancelled = await customer.reservations.cancel({
      params: { id: booked.reservation.id },
      body: { reason: 'Vol annulé' },
    });
    expect(cancelled.message).toMatch('annulée avec succès');
    expect(cancelled.data.reservation).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellationReason: 'Vol annulé',
      refunds: [{ amount: totalPrice, status: 'completed' }],
    });
    const payments = await customer.payments.list();
    expect(payments.data.items).toMatchObject([
      { type: 'refund', status: 'completed', amount: totalPrice },
      { type: 'payment', status: 'refunded', amount: totalPrice },
    ]);
  });

  test('mails the booking in the customer’s language and the place’s time', async () => {
    const token = await api().signUp();
    const { data } = await api()
      .client({ token, language: 'de' })
      .reservations.create({ body: aRide(), headers: {} });
    await api().jobs.drain();
    expect(api().mails).toHaveLength(1);
    expect(api().mails[0]).toMatchObject({
      to: 'claire@example.org',
      subject: `Buchung ${data.reservation.reference} bestätigt`,
    });
    expect(api().mails[0]?.text).toMatch('Mittwoch, 10.\u00a0Juni 2026, 10:00 (Ortszeit)');
    expect(api().mails[0]?.text).toMatch('Kostenlose Stornierung: bis 8.\u00a0Juni 2026, 10:00');
  });

  test('mails where the way back starts and ends', async () => {
    await book(api(), await api().signUp(), {
      roundTrip: true,
      returnAt: '2026-06-15T18:00',
      returnPickupAddress: 'Chartres',
      returnDestinationAddress: 'Orly',
    });
    await api().jobs.drain();
    expect(api().mails[0]?.text).toMatch(/^Trajet retour\s?: Chartres – Orly$/m);
  });

  test('mails no deadline of a free cancellation that is past', async () => {
    await book(api(), await api().signUp(), { pickupAt: '2026-06-03T10:00' });
    await api().jobs.drain();
    expect(api().mails[0]?.subject).toMatch(/^Réservation .* confirmée$/);
    expect(api().mails[0]?.text).not.toMatch('Annulation gratuite');
    const calendar = api().mails[0]?.attachments?.find(({ name }) => name.endsWith('.ics'));
    expect(calendar?.content.toString()).not.toMatch('Annulation en ligne');
  });
});

describe('a challenge', () => {
  const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required', returnPath: '/reservation?step=4' };

  test('that is passed confirms the ride', async () => {
    const token = await api().signUp();
    const { status, challenge, reservation, paymentIntentId } = await book(api(), token, challenged);
    expect([status, reservation.status, challenge?.kind]).toEqual([
      'requires_action',
      'pending',
      'three_d_secure',
    ]);
    expect(await answerOnPage(api().app, challenge?.url ?? '', 'accept')).toBe('/reservation?step=4');
    const settled = await api()
      .client({ token })
      .reservations.confirmPayment({ params: { id: reservation.id }, body: { paymentIntentId } });
    expect(settled.data).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
  });

  test('that returns three times and is confirmed twice at once is charged once', async () => {
    const token = await api().signUp();
    const { challenge, reservation, paymentIntentId } = await book(api(), token, challenged);
    const accept = () =>
      api().app.inject({
        method: 'POST',
        url: `${challenge?.url}/accept`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const { headers } = await accept();
    const comeBack = () => api().app.inject({ url: String(headers.location) });
    const confirm = () =>
      api()
        .client({ token })
        .reservations.confirmPayment({ params: { id: reservation.id }, body: { paymentIntentId } });
    const [first, second] = await Promise.all([confirm(), confirm(), comeBack(), comeBack(), accept()]);
    await comeBack();
    await api().jobs.drain();
    for (const { data } of [first, second])
      expect(data).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
    const charges = await api().deps.db.selectFrom('sandbox_intents').select('captures').execute();
    expect(charges).toEqual([{ captures: 1 }]);
    const rows = await api().deps.db.selectFrom('transactions').select(['type', 'status']).execute();
    expect(rows).toEqual([{ type: 'payment', status: 'completed' }]);
  });

  test('that is refused keeps the hold, and the same card can be tried again with the same key', async () => {
    const token = await api().signUp();
    const first = await book(api(), token, challenged, 'draft-key-1');
    await answerOnPage(api().app, first.challenge?.url ?? '', 'refuse');
    const confirmation = api()
      .client({ token })
      .reservations.confirmPayment({ params: { id: first.reservation.id }, body: {} });
    await expect(confirmation).rejects.toMatchObject({
      status: 402,
      code: 'payments.authentication_failed',
    });
    const second = await book(api(), token, challenged, 'draft-key-1');
    expect(second.reservation.id).toBe(first.reservation.id);
    expect(second.challenge?.url).not.toBe(first.challenge?.url);
    await answerOnPage(api().app, second.challenge?.url ?? '', 'accept');
    await api().jobs.drain();
    const { data } = await api()
      .client({ token })
      .reservations.read({ params: { id: first.reservation.id } });
    expect(data.reservation.status).toBe('confirmed');
  });

  test('never leads to another site', async () => {
    for (const [index, returnPath] of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      '/admin',
    ].entries()) {
      const token = await api().signUp(`customer${index}@example.org`);
      const booked = await book(api(), token, {
        ...challenged,
        returnPath,
        pickupAt: `2026-06-1${index}T10:00`,
      });
      expect(await answerOnPage(api().app, booked.challenge?.url ?? '', 'accept')).toBe('/reservations');
    }
  });
});

describe('a wallet', () => {
  test('that approves is captured on return', async () => {
    const token = await api().signUp();
    const booked = await book(api(), token, { paymentProvider: 'wallet', paymentMethodId: undefined });
    expect(booked.approvalUrl).toMatch('/api/sandbox/approve/');
    const confirm = () =>
      api()
        .client({ token })
        .reservations.confirmPayment({ params: { id: booked.reservation.id }, body: {} });
    expect((await confirm()).message).toBe('Votre portefeuille électronique attend votre accord');
    await answerOnPage(api().app, booked.approvalUrl ?? '', 'accept');
    expect((await confirm()).data.status).toBe('succeeded');
  });

  test('that is cancelled can be replaced by a card, with the same key', async () => {
    const token = await api().signUp();
    const wallet = { paymentProvider: 'wallet', paymentMethodId: undefined } as const;
    const booked = await book(api(), token, wallet, 'draft-key-2');
    await answerOnPage(api().app, booked.approvalUrl ?? '', 'refuse');
    const customer = api().client({ token });
    const confirmation = customer.reservations.confirmPayment({
      params: { id: booked.reservation.id },
      body: {},
    });
    await expect(confirmation).rejects.toMatchObject({ code: 'payments.cancelled_by_customer' });
    const paid = await book(api(), token, {}, 'draft-key-2');
    expect(paid).toMatchObject({ status: 'succeeded', reservation: { id: booked.reservation.id } });
    expect((await customer.payments.stats()).data.totalAmount).toEqual(paid.reservation.totalPrice);
  });
});

describe('a ride that is reserved before the customer says how to pay', () => {
  const unchosen = { paymentProvider: undefined, paymentMethodId: undefined };
  const visa = { paymentMethodId: 'pm_card_visa' };
  const intents = () => api().deps.db.selectFrom('sandbox_intents').selectAll().execute();
  const payments = async (token: string) =>
    (await api().client({ token }).payments.list()).data.items.map(({ status, method }) => ({
      status,
      method,
    }));

  test('holds its vehicle, and no provider hears of it', async () => {
    const token = await api().signUp();
    const { status, reservation, paymentIntentId } = await book(api(), token, unchosen, 'draft-key-3');
    expect([status, reservation.status, paymentIntentId]).toEqual([
      'requires_payment_method',
      'pending',
      null,
    ]);
    const again = await book(api(), token, unchosen, 'draft-key-3');
    expect(again.reservation.id).toBe(reservation.id);
    const params = { id: reservation.id };
    const state = await api().client({ token }).reservations.confirmPayment({ params, body: {} });
    expect(state.data.status).toBe('requires_payment_method');
    api().clock.advance({ minutes: 3 });
    await api().jobs.drain();
    expect(await intents()).toEqual([]);
  });

  test.each([
    ['a card that is saved', { paymentProvider: 'card', paymentMethodId: 'pm_card_visa', saveCard: true }],
    ['a wallet', { paymentProvider: 'wallet' }],
  ] as const)('is paid with %s in one payment', async (_name, means) => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, unchosen);
    const customer = api().client({ token });
    const params = { id: reservation.id };
    const { data } = await customer.reservations.confirmPayment({ params, body: means });
    if (data.challenge) {
      await answerOnPage(api().app, data.challenge.url, 'accept');
      await customer.reservations.confirmPayment({ params, body: {} });
    }
    expect((await customer.reservations.read({ params })).data.reservation.paymentStatus).toBe('paid');
    expect(await payments(token)).toEqual([{ status: 'completed', method: means.paymentProvider }]);
    expect(await intents()).toHaveLength(1);
    expect((await customer.payments.cards()).data).toHaveLength('saveCard' in means ? 1 : 0);
  });

  test('is paid once by two presses at the same time', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, unchosen);
    const pay = () =>
      api()
        .client({ token })
        .reservations.confirmPayment({ params: { id: reservation.id }, body: visa });
    await Promise.all([pay(), pay()]);
    expect((await intents()).map(({ status, captures }) => [status, captures])).toEqual([['succeeded', 1]]);
  });

  test('can no longer be paid when its hold is over', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, unchosen);
    api().clock.advance({ minutes: 16 });
    await sweepHolds(api().deps);
    const late = api()
      .client({ token })
      .reservations.confirmPayment({ params: { id: reservation.id }, body: visa });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'payments.hold_expired' });
    expect(await intents()).toEqual([]);
  });

  test('and was cancelled, while its answer was lost, is reserved again with another key', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, unchosen, 'draft-key-5');
    const params = { id: reservation.id };
    await api().client({ token }).reservations.cancel({ params, body: {} });
    const again = book(api(), token, unchosen, 'draft-key-5');
    await expect(again).rejects.toMatchObject({ status: 409, code: 'payments.hold_expired' });
    const other = await book(api(), token, unchosen, 'draft-key-6');
    expect(other.reservation).toMatchObject({ status: 'pending' });
    expect(other.reservation.id).not.toBe(reservation.id);
  });
});

describe('a payment from the reservation list', () => {
  test('adds its method later, and another one after a refusal', async () => {
    const token = await api().signUp();
    const { status, reservation } = await book(api(), token, { paymentMethodId: undefined });
    expect([status, reservation.paymentStatus]).toEqual(['requires_payment_method', 'pending']);
    const pay = (paymentMethodId: string) =>
      api()
        .client({ token })
        .reservations.confirmPayment({ params: { id: reservation.id }, body: { paymentMethodId } });
    await expect(pay('pm_card_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      status: 402,
      code: 'payments.insufficient_funds',
      params: { reservation_id: reservation.id },
    });
    const paid = await pay('pm_card_visa');
    expect(paid.message).toBe('Paiement confirmé');
    expect(paid.data).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
  });

  test('can use another method than before', async () => {
    const token = await api().signUp();
    const refused = 'pm_card_chargeDeclinedInsufficientFunds';
    const { reservation } = await book(api(), token, { paymentMethodId: undefined });
    const pay = (body: { paymentProvider?: 'card' | 'wallet'; paymentMethodId?: string }) =>
      api()
        .client({ token })
        .reservations.confirmPayment({ params: { id: reservation.id }, body });
    const byCard = pay({ paymentProvider: 'card', paymentMethodId: refused });
    await expect(byCard).rejects.toMatchObject({ status: 402 });
    const { data } = await pay({ paymentProvider: 'wallet' });
    expect(data).toMatchObject({ status: 'requires_action', challenge: { kind: 'wallet_approval' } });
    await answerOnPage(api().app, data.challenge?.url ?? '', 'accept');
    const paid = await pay({});
    expect(paid.data).toMatchObject({
      status: 'succeeded',
      reservation: { status: 'confirmed', paymentProvider: 'wallet' },
    });
  });

  test('is refused for a cancelled ride, and for another customer’s payment', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token);
    const customer = api().client({ token });
    const params = { id: reservation.id };
    const none = { status: 409, code: 'payments.none_pending' };
    const other = customer.reservations.confirmPayment({ params, body: { paymentIntentId: 'pi_other' } });
    await expect(other).rejects.toMatchObject(none);
    await customer.reservations.cancel({ params, body: {} });
    await expect(customer.reservations.confirmPayment({ params, body: {} })).rejects.toMatchObject(none);
  });
});

test('a list can begin with the next ride: those ahead, soonest first, then those that are over', async () => {
  const token = await api().signUp();
  const days = new Map<number, string>();
  for (const day of ['13', '04', '22', '05', '12']) {
    const { reservation } = await book(api(), token, { pickupAt: `2026-06-${day}T10:00` });
    days.set(reservation.id, day);
    const params = { id: reservation.id };
    if (day === '22') await api().client({ token }).reservations.cancel({ params, body: {} });
  }
  const listAt = async (now: string, query: { order?: 'next'; perPage?: number; page?: number }) => {
    api().clock.set(now);
    const { data } = await api()
      .client()
      .identity.login({ body: { email: 'claire@example.org', password: 'un vrai secret 42' } });
    const customer = api().client({ token: data.token });
    return (await customer.reservations.list({ query })).data.items.map(({ id }) => days.get(id));
  };
  const later = '2026-06-08T10:00:00Z';
  expect(await listAt(later, { order: 'next' })).toEqual(['12', '13', '22', '05', '04']);
  expect(await listAt(later, { order: 'next', perPage: 2, page: 2 })).toEqual(['22', '05']);
  expect(await listAt(later, {})).toEqual(['22', '13', '12', '05', '04']);
  const waiting = '2026-06-12T09:00:00Z';
  expect((await listAt(waiting, { order: 'next' })).slice(0, 2)).toEqual(['12', '13']);
});

test('lists are filtered, searched and paged', async () => {
  const token = await api().signUp();
  for (const day of ['11', '12', '13']) {
    await book(api(), token, { pickupAt: `2026-06-${day}T23:30`, destinationAddress: 'Lyon' });
  }
  const customer = api().client({ token });
  const idsFor = async (query: Parameters<typeof customer.reservations.list>[0]) =>
    (await customer.reservations.list(query)).data;
  expect(await idsFor({ query: { perPage: 2, page: 2 } })).toMatchObject({
    total: 3,
    pageCount: 2,
    items: [{}],
  });
  expect(await idsFor({ query: { dateFrom: '2026-06-12', dateTo: '2026-06-12' } })).toMatchObject({
    total: 1,
  });
  expect(await idsFor({ query: { status: 'cancelled' } })).toMatchObject({ total: 0, pageCount: 1 });
  expect(await idsFor({ query: { search: 'lyon', status: 'confirmed' } })).toMatchObject({ total: 3 });
  expect(await idsFor({ query: { search: 'e-klasse' } })).toMatchObject({ total: 3 });
  expect(await idsFor({ query: { search: '100%' } })).toMatchObject({ total: 0 });
  expect((await customer.reservations.stats()).data).toMatchObject({ total: 3, confirmed: 3 });
  const payments = await customer.payments.list({ query: { type: 'payment', status: 'completed' } });
  expect(payments.data).toMatchObject({ total: 3, perPage: 15 });
  const methods = await api().client().payments.methods();
  expect(methods.data.map(({ id }) => id)).toEqual(['card', 'wallet']);
});

import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

/** 10:00 in Paris on the 10th. */
const pickup = Date.parse('2026-06-10T08:00:00Z');
const before = (hours: number, milliseconds = 0) =>
  new Date(pickup - hours * 3_600_000 + milliseconds).toISOString();

/** All mails to the customer. */
const mailed = () =>
  api()
    .mails.filter(({ to }) => to === 'claire@example.org')
    .map(({ text }) => text)
    .join('\n');

/** A paid ride, and an operator signed in `at` a time. */
async function paidRide(at: string = before(100)) {
  const { reservation } = await book(api(), await api().signUp());
  api().clock.set(at);
  const operator = api().client({ token: await operatorToken(api()) });
  return { reservation, operator, params: { id: reservation.id } };
}

describe('an operator', () => {
  test('shows a chauffeur what the customer allows, and the operator’s phone', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token);
    const params = { id: reservation.id };
    const operator = api().client({ token: await operatorToken(api()) });
    const customer = api().client({ token });
    const sheet = async () => (await operator.reservations.rideSheet({ params })).data;
    expect(await sheet()).toMatchObject({
      reference: reservation.reference,
      pickupAt: '2026-06-10T10:00',
      clientName: 'Claire M.',
      clientEmail: null,
      clientPhone: null,
      operatorPhone: '+33 1 99 00 05 10',
    });
    await customer.settings.changePrivacy({
      body: { profileVisibility: 'friends', showEmail: true, showPhone: true },
    });
    expect(await sheet()).toMatchObject({
      clientName: 'Claire Martin',
      clientEmail: 'claire@example.org',
      clientPhone: '+33 6 12 34 56 78',
    });
    await expect(customer.reservations.rideSheet({ params })).rejects.toMatchObject({ status: 403 });
    await expect(operator.reservations.rideSheet({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('sees all rides and payments', async () => {
    const { operator, params, reservation } = await paidRide();
    const query = { scope: 'everybody' } as const;
    expect((await operator.reservations.list({ query })).data.items).toMatchObject([{ id: reservation.id }]);
    expect((await operator.reservations.read({ params })).data.reservation.id).toBe(reservation.id);
    const search = { ...query, search: reservation.reference };
    const payments = (await operator.payments.list({ query: search })).data;
    expect(payments.items).toMatchObject([{ type: 'payment', amount: reservation.totalPrice }]);
    const { data } = await operator.payments.read({ params: { id: payments.items[0]?.id ?? 0 } });
    expect(data.fee.cents + data.netAmount.cents).toBe(data.amount.cents);
    expect(data.fee.cents).toBe(Math.round(data.amount.cents * 0.014) + 25);
  });

  test('advances a ride from confirmed to completed, one step at a time', async () => {
    const { operator, params } = await paidRide();
    const refused = { status: 409, code: 'reservations.invalid_transition' };
    await expect(operator.reservations.complete({ params })).rejects.toMatchObject(refused);
    await expect(operator.reservations.confirm({ params })).rejects.toMatchObject(refused);
    const started = await operator.reservations.start({ params });
    expect(started.data.reservation.status).toBe('in_progress');
    await expect(operator.reservations.start({ params })).rejects.toMatchObject(refused);
    const late = operator.reservations.cancel({ params, body: {} });
    await expect(late).rejects.toMatchObject({ code: 'reservations.not_cancellable' });
    expect((await operator.reservations.complete({ params })).data.reservation.status).toBe('completed');
    await api().jobs.drain();
    expect(mailed()).toMatch('Comment s’est passé votre trajet');
    await expect(operator.reservations.noShow({ params })).rejects.toMatchObject(refused);
    const unknown = operator.reservations.start({ params: { id: 999_999 } });
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'reservations.not_found' });
  });

  test('confirms an unpaid ride, which is then paid once and never expires', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, { paymentMethodId: undefined });
    const params = { id: reservation.id };
    const operator = api().client({ token: await operatorToken(api()) });
    await operator.reservations.confirm({ params });
    await api().jobs.drain();
    expect(mailed()).toMatch('Son paiement reste à faire');
    api().clock.advance({ minutes: 20 });
    const body = { paymentMethodId: 'pm_card_visa' };
    const paid = await api().client({ token }).reservations.confirmPayment({ params, body });
    expect(paid.data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });
});

describe('the refund when an operator cancels', () => {
  test.each([
    [48, 0, 1],
    [24, 0, 1],
    [24, 1, 0.5],
    [2, 0, 0.5],
    [2, 1, 0],
    [-1, 0, 0],
  ])('%i hours before and %i ms later is %f of the price', async (hours, later, share) => {
    const { operator, params, reservation } = await paidRide(before(hours, later));
    const { data } = await operator.reservations.cancel({ params, body: { reason: 'Appel du client' } });
    const due = Math.round(reservation.totalPrice.cents * share);
    expect(data.reservation.refunds.map(({ amount }) => amount.cents)).toEqual(due === 0 ? [] : [due]);
    const standing = { 1: 'refunded', 0.5: 'partially_refunded', 0: 'paid' }[share];
    expect(data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: standing });
    await api().jobs.drain();
    const said = due === 0 ? 'aucun remboursement n’est dû' : 'Nous vous remboursons';
    expect(mailed()).toMatch(said);
  });

  test('is zero after a no-show, which is impossible before the pickup', async () => {
    const { operator, params } = await paidRide(before(0, -1));
    const early = { status: 409, code: 'reservations.no_show_too_early' };
    await expect(operator.reservations.noShow({ params })).rejects.toMatchObject(early);
    api().clock.set(before(0));
    const { data } = await operator.reservations.noShow({ params });
    expect(data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', refunds: [] });
  });
});

test('a customer cannot take any of these steps', async () => {
  const token = await api().signUp();
  const { reservation } = await book(api(), token);
  const { reservations } = api().client({ token });
  const params = { id: reservation.id };
  for (const step of ['confirm', 'start', 'complete', 'noShow'] as const)
    await expect(reservations[step]({ params })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});

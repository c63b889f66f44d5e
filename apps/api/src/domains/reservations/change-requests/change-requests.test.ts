import type { RideChange } from '@livree/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const byDay = '2026-06-10T10:00';
const atNight = '2026-06-10T23:30';
const pay = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;

beforeEach(() => api().clock.set('2026-06-09T06:00:00.000Z'));

/** A paid ride of tomorrow, too late to be changed by its customer, and an operator. */
async function lateRide(changes: Parameters<typeof book>[2] = {}) {
  const token = await api().signUp(`${crypto.randomUUID()}@example.org`);
  const { reservation } = await book(api(), token, { pickupAt: byDay, ...changes });
  const customer = api().client({ token });
  const operator = api().client({ token: await operatorToken(api()) });
  const params = { id: reservation.id };
  const list = async () => (await customer.changes.list({ params })).data;
  const ask = async (change: RideChange) => {
    const { quote } = (await customer.changes.quote({ params, body: change })).data;
    return (await customer.changes.request({ params, body: { ...change, quote } })).data;
  };
  const decidable = async () => (await operator.dispatch.changeRequest({ params })).data;
  const accept = async (keepsPrice = false) => {
    const { quote } = await decidable();
    return operator.dispatch.acceptRequest({ params, body: { quote: quote?.quote ?? '', keepsPrice } });
  };
  const read = async () => (await customer.reservations.read({ params })).data;
  const keptCents = async () =>
    (await read()).transactions
      .filter(({ status }) => status === 'completed' || status === 'refunded')
      .reduce((sum, { type, amount }) => sum + (type === 'payment' ? amount.cents : -amount.cents), 0);
  const acts = async () => {
    const query = { subject: 'reservations', id: String(params.id) };
    return (await operator.operations.acts({ query })).data.map(({ act }) => act);
  };
  /** Hours in which the customer looks at the site, so that the session lasts. */
  const pass = async (hours: number) => {
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      api().clock.advance({ minutes: 15 });
      await customer.identity.me();
    }
  };
  return {
    reservation,
    customer,
    operator,
    params,
    list,
    ask,
    decidable,
    accept,
    read,
    keptCents,
    acts,
    pass,
  };
}

/** The newest mail to a customer. */
const lastMail = async () => {
  await api().jobs.drain();
  return api().mails.findLast(({ to }) => to.endsWith('@example.org'));
};

describe('a request for a change after the deadline', () => {
  test('waits for an operator, moves nothing by itself, and is one at a time until it is withdrawn', async () => {
    const ride = await lateRide();
    expect(await ride.list()).toMatchObject({ canChange: false, canRequest: true, request: null });
    const { request, canRequest } = await ride.ask({ pickupAt: '2026-06-10T14:00' });
    expect([request?.status, request?.changed, canRequest]).toEqual(['open', ['time'], false]);
    expect((await ride.ask({ pickupAt: '2026-06-10T14:00' })).request?.id).toBe(request?.id);
    await expect(ride.ask({ passengers: 3 })).rejects.toMatchObject({ code: 'reservations.request_open' });
    const { data } = await ride.operator.operations.needs();
    expect(data.find(({ kind }) => kind === 'change_request')?.items).toMatchObject([
      { id: ride.params.id, name: ride.reservation.reference },
    ]);
    expect((await ride.read()).reservation.pickupAt).toBe(byDay);
    const { data: left } = await ride.customer.changes.withdraw({ params: ride.params });
    expect([left.request?.status, left.canRequest]).toEqual(['withdrawn', true]);
    await expect(ride.accept()).rejects.toMatchObject({ code: 'reservations.request_settled' });
    await expect(ride.customer.changes.withdraw({ params: ride.params })).rejects.toMatchObject({
      code: 'reservations.request_settled',
    });
  });

  test('that is accepted at a lower price changes the ride and gives the difference back', async () => {
    const ride = await lateRide({ pickupAt: atNight });
    await ride.ask({ pickupAt: '2026-06-10T20:00' });
    await api().jobs.drain();
    expect(api().mails.map(({ subject }) => subject)).toContain(
      `Demande de modification, ${ride.reservation.reference}`,
    );
    const { quote } = await ride.decidable();
    await ride.accept();
    const { reservation } = await ride.read();
    expect([reservation.pickupAt, reservation.totalPrice]).toEqual(['2026-06-10T20:00', quote?.totalPrice]);
    expect(await ride.keptCents()).toBe(quote?.totalPrice.cents);
    expect((await ride.list()).request?.status).toBe('accepted');
    expect(await ride.acts()).toEqual(['dispatch.acceptRequest']);
    expect((await lastMail())?.subject).toBe(`Réservation ${reservation.reference} modifiée`);
    await expect(ride.accept()).rejects.toMatchObject({ code: 'reservations.request_settled' });
  });

  test('that is accepted at a higher price changes the ride once its customer has paid, within a day', async () => {
    const ride = await lateRide();
    await ride.ask({ pickupAt: atNight });
    await ride.accept();
    const { request } = await ride.list();
    expect([request?.status, request?.payUntil]).toEqual(['to_pay', '2026-06-10T06:00:00.000Z']);
    expect((await ride.read()).reservation.pickupAt).toBe(byDay);
    expect((await lastMail())?.subject).toContain('supplément à payer');
    await ride.pass(20);
    await ride.customer.reservations.confirmPayment({ params: ride.params, body: pay });
    const { reservation } = await ride.read();
    expect([reservation.pickupAt, await ride.keptCents()]).toEqual([atNight, reservation.totalPrice.cents]);
    expect((await ride.list()).request?.status).toBe('accepted');
  });

  test('that is not paid in time lapses, and its payment is refused', async () => {
    const ride = await lateRide({ pickupAt: '2026-06-11T05:00', vehicleId: 2 });
    await ride.ask({ extras: [{ code: 'city_guide', quantity: 2 }] });
    await ride.accept();
    await ride.pass(25);
    expect((await ride.list()).request?.status).toBe('lapsed');
    await expect(
      ride.customer.reservations.confirmPayment({ params: ride.params, body: pay }),
    ).rejects.toMatchObject({ code: 'payments.change_over' });
    expect(await ride.keptCents()).toBe(ride.reservation.totalPrice.cents);
  });

  test('never costs more than it showed: a price that rose meanwhile stays as it was', async () => {
    const ride = await lateRide();
    const { request } = await ride.ask({ pickupAt: atNight });
    await api().deps.db.updateTable('tariffs').set({ per_km_cents: 999 }).execute();
    expect((await ride.decidable()).quote?.totalPrice).toEqual(request?.totalPrice);
  });

  test('that is declined leaves the ride as it is, with a reason by mail and on the page', async () => {
    const ride = await lateRide();
    await ride.ask({ pickupAt: atNight });
    const decline = (reason: string) =>
      ride.operator.dispatch.declineRequest({ params: ride.params, body: { reason } });
    await expect(decline(' ')).rejects.toMatchObject({ fieldErrors: { reason: expect.anything() } });
    await decline('Aucun véhicule n’est libre.');
    expect((await ride.list()).request).toMatchObject({
      status: 'declined',
      reason: 'Aucun véhicule n’est libre.',
    });
    expect((await lastMail())?.text).toContain('Aucun véhicule n’est libre.');
    expect(await ride.acts()).toEqual(['dispatch.declineRequest']);
    expect((await ride.read()).reservation.pickupAt).toBe(byDay);
    expect((await ride.ask({ passengers: 3 })).request?.status).toBe('open');
  });

  test('is refused before the deadline, to another customer, and of a cancelled ride', async () => {
    const early = await lateRide({ pickupAt: '2026-06-20T10:00' });
    await expect(early.ask({ passengers: 3 })).rejects.toMatchObject({ code: 'reservations.not_changeable' });
    const ride = await lateRide();
    const stranger = api().client({ token: await api().signUp('stranger@example.org') });
    await expect(stranger.changes.withdraw({ params: ride.params })).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.changes.request({ params: ride.params, body: { passengers: 3, quote: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
    await ride.ask({ passengers: 3 });
    await ride.operator.reservations.cancel({ params: ride.params, body: {} });
    expect((await ride.list()).request?.status).toBe('closed');
    await expect(ride.accept()).rejects.toMatchObject({ status: 422 });
    const { data } = await ride.operator.operations.needs();
    expect(data.find(({ kind }) => kind === 'change_request')).toBeUndefined();
  });
});

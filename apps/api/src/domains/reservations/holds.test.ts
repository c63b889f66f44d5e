import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { aRide, answerOnPage, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepHolds } from './commands/sweep-holds.ts';

const api = withTestApi({ LIVREE_NOTICE_MINUTES: '0' });

const unpaid = { paymentMethodId: 'pm_card_threeDSecure2Required' };
const slot = { vehicleId: 1, pickupAt: '2026-06-10T10:00' };

const read = async (token: string, id: number) =>
  (await api().client({ token }).reservations.read({ params: { id } })).data;

const isAvailable = async (token?: string) =>
  (
    await api()
      .client(token === undefined ? {} : { token })
      .reservations.checkAvailability({ body: slot })
  ).available;

describe('one slot', () => {
  test('requested by fifty customers at once goes to exactly one', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, index) => api().signUp(`customer${index}@example.org`)),
    );
    const answers = await Promise.allSettled(tokens.map((token) => book(api(), token)));
    const losers = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(losers).toHaveLength(49);
    for (const loser of losers) {
      expect(loser).toMatchObject({
        status: 409,
        message: 'Le véhicule n’est plus disponible pour cette période',
      });
    }
    const charged = await api().deps.db.selectFrom('sandbox_intents').selectAll().execute();
    expect(charged).toHaveLength(1);
  });

  test.each([
    ['touching', '2026-06-10T12:00', true],
    ['beginning inside', '2026-06-10T11:59', false],
    ['ending inside', '2026-06-10T08:01', false],
  ])('stays free for another booking that %s it', async (_name, pickupAt, isFree) => {
    await book(api(), await api().signUp(), { destinationAddress: 'Paris' });
    const token = await api().signUp('other@example.org');
    const second = book(api(), token, { destinationAddress: 'Paris', pickupAt });
    if (isFree) await expect(second).resolves.toBeTruthy();
    else await expect(second).rejects.toMatchObject({ status: 409 });
  });
});

describe('a customer’s own live hold', () => {
  test('blocks the slot for others, never for its customer', async () => {
    const token = await api().signUp();
    await book(api(), token, unpaid);
    expect(await isAvailable()).toBe(false);
    expect(await isAvailable(token)).toBe(true);
    expect(await isAvailable('x'.repeat(43))).toBe(false);
  });

  test('stays for the same ride under a new key, and is replaced for a changed one', async () => {
    const token = await api().signUp();
    const first = await book(api(), token, unpaid);
    const again = await book(api(), token, unpaid);
    expect(again.reservation.id).toBe(first.reservation.id);
    const changed = await book(api(), token, { ...unpaid, passengers: 1 });
    const { data } = await api().client({ token }).reservations.list();
    expect(data.items.map(({ id, status }) => [id, status])).toEqual([
      [changed.reservation.id, 'pending'],
      [first.reservation.id, 'cancelled'],
    ]);
  });

  test('is not replaced once a link to pay it was sent', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, { ...unpaid, paymentMethodId: undefined });
    const { dispatch } = api().client({ token: await operatorToken(api()) });
    await dispatch.sendPaymentLink({ params: { id: reservation.id }, body: { linkHours: 24 } });
    expect(await isAvailable(token)).toBe(false);
    await expect(book(api(), token, { ...unpaid, passengers: 1 })).rejects.toMatchObject({
      code: 'reservations.vehicle_unavailable',
    });
    const again = await book(api(), token, { paymentMethodId: undefined });
    expect(again.reservation.id).toBe(reservation.id);
    expect((await read(token, reservation.id)).reservation.status).toBe('pending');
  });

  test('counts as taken where its customer moves another ride of theirs', async () => {
    const token = await api().signUp();
    await book(api(), token, unpaid);
    const { reservation } = await book(api(), token, { pickupAt: '2026-06-12T10:00' });
    const asked = { params: { id: reservation.id }, body: { pickupAt: slot.pickupAt } };
    const { data } = await api().client({ token }).changes.quote(asked);
    expect(data.isAvailable).toBe(false);
  });
});

describe('a hold that expires after 15 minutes', () => {
  test('is swept, which frees its vehicle', async () => {
    const token = await api().signUp();
    await book(api(), token, unpaid);
    api().clock.advance({ minutes: 14 });
    await sweepHolds(api().deps);
    expect(await isAvailable()).toBe(false);
    api().clock.advance({ minutes: 1 });
    await sweepHolds(api().deps);
    const { data } = await api().client({ token }).reservations.list();
    expect(data.items).toMatchObject([{ status: 'cancelled', paymentStatus: 'unpaid' }]);
  });

  test('is replaced by a booking before any sweep', async () => {
    await book(api(), await api().signUp(), unpaid);
    api().clock.advance({ minutes: 16 });
    expect(await isAvailable()).toBe(true);
    const { status } = await book(api(), await api().signUp('other@example.org'));
    expect(status).toBe('succeeded');
  });

  test('is revived when its payment arrives late and the vehicle is still free', async () => {
    const token = await api().signUp();
    const { challenge, reservation } = await book(api(), token, unpaid);
    api().clock.advance({ minutes: 16 });
    await sweepHolds(api().deps);
    await answerOnPage(api().app, challenge?.url ?? '', 'accept');
    await api().jobs.drain();
    const data = await read(token, reservation.id);
    expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(api().mails.map(({ subject }) => subject)).toEqual([
      `Réservation ${reservation.reference} confirmée`,
    ]);
  });

  test('is revived if it was paid while the API was down, without waiting for the next hour', async () => {
    const token = await api().signUp();
    const { challenge, reservation } = await book(api(), token, unpaid);
    await answerOnPage(api().app, challenge?.url ?? '', 'accept');
    await sql`delete from jobs.job`.execute(api().deps.db);
    api().clock.advance({ minutes: 16 });
    await sweepHolds(api().deps);
    await api().jobs.drain();
    const data = await read(token, reservation.id);
    expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  test.each([['swept'], ['not yet swept']])(
    'refunds a late payment if the ride’s time is over, with the hold %s',
    async (state) => {
      const token = await api().signUp();
      const soon = { ...unpaid, pickupAt: '2026-06-02T10:10' };
      const { challenge, reservation } = await book(api(), token, soon);
      api().clock.advance({ minutes: 16 });
      if (state === 'swept') await sweepHolds(api().deps);
      await answerOnPage(api().app, challenge?.url ?? '', 'accept');
      await api().jobs.drain();
      const data = await read(token, reservation.id);
      expect(data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    },
  );

  test('refunds a late payment, with a notice, if another customer got the vehicle', async () => {
    const token = await api().signUp();
    const { challenge, reservation } = await book(api(), token, unpaid);
    api().clock.advance({ minutes: 16 });
    await book(api(), await api().signUp('other@example.org'));
    await answerOnPage(api().app, challenge?.url ?? '', 'accept');
    await api().jobs.drain();
    const data = await read(token, reservation.id);
    expect(data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(data.transactions.map(({ type, status }) => [type, status])).toEqual([
      ['payment', 'refunded'],
      ['refund', 'completed'],
    ]);
    expect(api().mails).toContainEqual(
      expect.objectContaining({
        to: 'claire@example.org',
        subject: `Réservation ${reservation.reference}\u00a0: paiement remboursé`,
      }),
    );
    const late = api()
      .client({ token })
      .reservations.confirmPayment({ params: { id: reservation.id }, body: {} });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'payments.hold_expired' });
  });
});

test('an inactive vehicle is not found', async () => {
  const body = { ...slot, vehicleId: 999 };
  await expect(api().client().reservations.checkAvailability({ body })).rejects.toMatchObject({
    status: 404,
  });
  const token = await api().signUp();
  await expect(book(api(), token, aRide({ vehicleId: 999 }))).rejects.toMatchObject({ status: 404 });
});

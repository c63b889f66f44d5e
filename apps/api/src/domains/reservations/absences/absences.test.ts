import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const params = { id: 1 };
/** 8 to 20 o'clock on the day of a ride at 10. */
const day = { startsAt: '2026-06-10T08:00', endsAt: '2026-06-10T20:00' };
const taken = { status: 409, code: 'reservations.vehicle_unavailable' };

const operator = async () => api().client({ token: await operatorToken(api()) });
const signUp = () => api().signUp(`${crypto.randomUUID()}@example.org`);

describe('an absence', () => {
  test('blocks booking like a ride, stands in the day, and its undoing opens the vehicle again', async () => {
    const { absences, operations } = await operator();
    const { data } = await absences.add({ params, body: { ...day, reason: 'Révision' } });
    expect(data).toMatchObject({ startsAt: '2026-06-10T06:00:00.000Z', reason: 'Révision' });
    await expect(book(api(), await signUp())).rejects.toMatchObject(taken);
    const question = { vehicleId: 1, pickupAt: '2026-06-10T10:00' };
    const { available } = await api().client().reservations.checkAvailability({ body: question });
    expect(available).toBe(false);
    expect((await operations.day({ query: { date: '2026-06-10' } })).data.absences).toEqual([data]);
    expect((await absences.list({ params })).data).toEqual([data]);
    await absences.remove({ params: { id: data.id } });
    expect((await book(api(), await signUp())).reservation.status).toBe('confirmed');
    await expect(absences.remove({ params: { id: data.id } })).rejects.toMatchObject({ status: 404 });
    const query = { subject: 'vehicles', id: '1' };
    expect((await operations.acts({ query })).data.map(({ act }) => act)).toEqual([
      'absences.remove',
      'absences.add',
    ]);
  });

  test('names the ride in the way before and when it is refused; a cancelled one is in nobody’s way', async () => {
    const { absences, reservations } = await operator();
    const { reservation } = await book(api(), await signUp());
    const { data } = await absences.check({ params, body: day });
    expect(data).toMatchObject([{ rideId: reservation.id, name: reservation.reference }]);
    const body = { ...day, reason: 'Révision' };
    await expect(absences.add({ params, body })).rejects.toMatchObject({
      status: 409,
      code: 'operations.vehicle_busy',
      params: { name: reservation.reference },
    });
    await reservations.cancel({ params: { id: reservation.id }, body: {} });
    expect((await absences.check({ params, body: day })).data).toEqual([]);
    expect((await absences.add({ params, body })).data.vehicleId).toBe(1);
  });

  test('and a booking at once: one of them gets the vehicle, and nothing fails otherwise', async () => {
    const { absences } = await operator();
    const token = await signUp();
    const outcomes = await Promise.allSettled([
      absences.add({ params, body: { ...day, reason: 'Révision' } }),
      book(api(), token),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject({ status: 409 });
  });

  test('does not end before it begins, and needs a vehicle that exists', async () => {
    const { absences } = await operator();
    const body = { startsAt: day.endsAt, endsAt: day.startsAt, reason: 'Révision' };
    await expect(absences.add({ params, body })).rejects.toMatchObject({
      fieldErrors: { endsAt: [expect.stringContaining('après le début')] },
    });
    const unknown = absences.add({ params: { id: 999_999 }, body: { ...day, reason: 'Révision' } });
    await expect(unknown).rejects.toMatchObject({ code: 'fleet.vehicle_not_found' });
  });
});

test('a ride that moves in time or to another vehicle takes its occupation along', async () => {
  const { absences, dispatch } = await operator();
  const { reservation } = await book(api(), await signUp());
  const ride = { id: reservation.id };
  const { quote } = (await dispatch.quoteMove({ params: ride, body: { vehicleId: 2 } })).data;
  await dispatch.move({ params: ride, body: { vehicleId: 2, quote, keepsPrice: true } });
  expect((await absences.check({ params, body: day })).data).toEqual([]);
  expect((await absences.check({ params: { id: 2 }, body: day })).data).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const isPostgres = process.env['LIVREE_TEST_ENGINE'] === 'postgres';
const rounds = isPostgres ? 5 : 2;
const rivals = 4;

test(`a landing that asks for a car while ${rivals} customers book it leaves it to one of them, ${rounds} times`, async () => {
  const token = await api().signUp();
  const customers = await Promise.all(
    Array.from({ length: rivals }, (_, index) => api().signUp(`rival-${index}@example.org`)),
  );
  for (let round = 1; round <= rounds; round += 1) {
    const day = `2026-07-0${round}`;
    // Until noon; the landing asks for half past eleven, until half past one.
    const { reservation } = await book(api(), token, {
      pickupAt: `${day}T10:00`,
      extras: [{ code: 'flight_tracking', quantity: 1 }],
      flightNumber: 'AF 1990',
    });
    const booked = customers.map((rival) => book(api(), rival, { pickupAt: `${day}T12:30` }));
    const [, ...answers] = await Promise.allSettled([api().jobs.drain(), ...booked]);
    await api().jobs.drain();
    for (const answer of answers)
      if (answer.status === 'rejected') expect(Reflect.get(Object(answer.reason), 'status')).toBe(409);
    const winners = answers.filter(({ status }) => status === 'fulfilled').length;
    const params = { id: reservation.id };
    const { data } = await api().client({ token }).reservations.read({ params });
    const { pickupAt, flight, totalPrice } = data.reservation;
    const isMoved = pickupAt === `${day}T11:30`;
    expect(winners + Number(isMoved)).toBe(1);
    expect(pickupAt).toBe(isMoved ? `${day}T11:30` : `${day}T10:00`);
    expect(flight?.isPickupStuck).toBe(!isMoved);
    expect(totalPrice).toEqual(reservation.totalPrice);
  }
});

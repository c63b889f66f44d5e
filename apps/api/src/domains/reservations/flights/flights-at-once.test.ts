import { expect, test } from 'vitest';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const isPostgres = process.env['LIVREE_TEST_ENGINE'] === 'postgres';
const rounds = isPostgres ? 5 : 2;
const rivals = 4;

/** Until noon, and the landing asks for half past eleven until half past one; or so on the way back from another place. */
const ways = [
  ['there', (day: string) => ({ pickupAt: `${day}T10:00`, flightNumber: 'AF 1990' })],
  [
    'back',
    (day: string) => ({
      pickupAddress: 'Paris',
      destinationAddress: 'Aéroport Paris-Charles de Gaulle',
      pickupAt: `${day}T05:00`,
      roundTrip: true,
      returnAt: `${day}T10:00`,
      returnDestinationAddress: 'Reims',
      returnFlightNumber: 'AF 1990',
    }),
  ],
] as const;

test.each(ways)(
  `a landing before the way %s that asks for a car while ${rivals} customers book it leaves it to one of them, ${rounds} times`,
  async (way, ride) => {
    const token = await api().signUp();
    const customers = await Promise.all(
      Array.from({ length: rivals }, (_, index) => api().signUp(`rival-${index}@example.org`)),
    );
    for (let round = 1; round <= rounds; round += 1) {
      const day = `2026-07-0${round}`;
      const extras = [{ code: 'flight_tracking', quantity: 1 } as const];
      const { reservation } = await book(api(), token, { ...ride(day), extras });
      const booked = customers.map((rival) => book(api(), rival, { pickupAt: `${day}T12:30` }));
      const [, ...answers] = await Promise.allSettled([api().jobs.drain(), ...booked]);
      await api().jobs.drain();
      for (const answer of answers)
        if (answer.status === 'rejected') expect(Reflect.get(Object(answer.reason), 'status')).toBe(409);
      const winners = answers.filter(({ status }) => status === 'fulfilled').length;
      const params = { id: reservation.id };
      const { data } = await api().client({ token }).reservations.read({ params });
      const { totalPrice, ...read } = data.reservation;
      const [at, flight] =
        way === 'there' ? [read.pickupAt, read.flight] : [read.returnAt, read.returnFlight];
      const isMoved = at === `${day}T11:30`;
      expect(winners + Number(isMoved)).toBe(1);
      expect(at).toBe(isMoved ? `${day}T11:30` : `${day}T10:00`);
      expect(flight?.isPickupStuck).toBe(!isMoved);
      expect(totalPrice).toEqual(reservation.totalPrice);
    }
  },
);

import type { ReservationRequest } from '@livree/contracts';
import { extraCodes, leastHireHours, mostHireHours, serviceTypes, soldOnce } from '@livree/pricing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../testing/api-process.ts';
import { book, quoteFor } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_MAX_HOLDS: '1000' });

/**
 * `npm run test:fares` proves the same for 100,000 trips in one process, without a server. More rides do not fit into
 * the days that can be booked.
 */
const trips = times(16, 300);

const airport = 'Aéroport Lyon-Saint-Exupéry';
const places = ['Lyon', airport, 'Annecy', 'Reims', 'Paris', 'Versailles', 'Orly'];
const vehicles = 3;

/** The edges of night and weekend, the days of clock changes, and any other time. */
const someTime = fc.oneof(
  fc.constantFrom('21:59', '22:00', '05:59', '06:00', '00:00', '23:59'),
  fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
);
/** Children in every vehicle. */
const mostSeats = 3;
const someTrip = fc.record({
  addresses: fc.uniqueArray(fc.constantFrom(...places), { minLength: 2, maxLength: 5 }),
  time: someTime,
  returnAfterHours: fc.option(fc.integer({ min: 26, max: 60 })),
  serviceType: fc.option(fc.constantFrom(...serviceTypes)),
  hireHours: fc.integer({ min: leastHireHours, max: mostHireHours }),
  extras: fc
    .uniqueArray(
      fc.record({ code: fc.constantFrom(...extraCodes), quantity: fc.integer({ min: 1, max: 24 }) }),
      { maxLength: 3, selector: ({ code }) => code },
    )
    .map((extras) =>
      extras.map(({ code, quantity }) => ({
        code,
        quantity: soldOnce.includes(code)
          ? 1
          : code === 'child_seat'
            ? Math.min(quantity, mostSeats)
            : quantity,
      })),
    ),
});
type Trip = typeof someTrip extends fc.Arbitrary<infer Given> ? Given : never;

const wishes = { flightNumber: 'AF 1234', signName: 'Mme Martin' };

/** By the hour, without a destination; the hours include waiting. */
const hired = (hireHours: number, extras: Trip['extras']) => ({
  hireHours,
  extras: extras.filter(({ code }) => code !== 'extra_waiting'),
  destinationAddress: null,
  stops: [],
  roundTrip: false,
  returnAt: null,
  returnFlightNumber: null,
});

const dayMs = 86_400_000;
let nextSlot = 0;

/**
 * The ride in a free slot, five days after the last one of its vehicle; the first is on the last weekend of October.
 */
function toRide({ addresses: [pickupAddress = '', destinationAddress = '', ...stops], ...trip }: Trip) {
  const slot = nextSlot++;
  const day = Date.UTC(2026, 9, 25) + Math.floor(slot / vehicles) * 5 * dayMs;
  const pickupAt = `${new Date(day).toISOString().slice(0, 10)}T${trip.time}`;
  const roundTrip = trip.returnAfterHours !== null;
  // A flight is followed where it lands before one of the ways.
  const isHired = trip.serviceType === 'private';
  const lands = pickupAddress === airport || (roundTrip && !isHired && destinationAddress === airport);
  const extras = trip.extras.filter(({ code }) => lands || code !== 'flight_tracking');
  const back = Date.parse(`${pickupAt}Z`) + (trip.returnAfterHours ?? 0) * 3_600_000;
  return {
    vehicleId: 1 + (slot % vehicles),
    passengers: mostSeats,
    pickupAddress,
    destinationAddress,
    stops,
    pickupAt,
    roundTrip,
    returnAt: roundTrip ? new Date(back).toISOString().slice(0, 16) : null,
    serviceType: trip.serviceType,
    extras,
    childAges: extras.flatMap(({ code, quantity }) =>
      code === 'child_seat' ? Array.from({ length: quantity }, () => 4) : [],
    ),
    ...wishes,
    returnFlightNumber: roundTrip ? 'AF 1000' : null,
    ...(isHired ? hired(trip.hireHours, extras) : {}),
  } satisfies Partial<ReservationRequest>;
}

const sum = (lines: readonly { readonly cents: number }[]) =>
  lines.reduce((total, { cents }) => total + cents, 0);

/** Every amount of a ride that the server shows, from its price to its refund, in cents by place. */
async function readAmounts(token: string, trip: Trip): Promise<Readonly<Record<string, number | undefined>>> {
  const customer = api().client({ token });
  const { db } = api().database;
  const ride = toRide(trip);
  const quote = await quoteFor(api(), { ...ride, paymentProvider: 'card' });
  const { reservation } = await book(api(), token, {
    ...ride,
    quote: quote.quote,
    totalPrice: quote.totalPrice,
  });
  const params = { id: reservation.id };
  const intents = db
    .selectFrom('sandbox_intents')
    .select(['id', 'amount_cents'])
    .orderBy('created_at', 'desc');
  const charge = await intents
    .orderBy('reference', 'desc')
    .where('reference', 'like', `res-${params.id}-%`)
    .executeTakeFirstOrThrow();
  const paid = (await customer.reservations.list({ query: {} })).data.items.find(
    ({ id }) => id === params.id,
  );
  const receipts = (await customer.documents.list({ params })).data.documents;
  const payments = (await customer.payments.list({ query: {} })).data.items;
  await customer.reservations.cancel({ params, body: {} });
  await api().jobs.drain();
  const refund = await db
    .selectFrom('sandbox_refunds')
    .select('amount_cents')
    .where('intent_id', '=', charge.id)
    .executeTakeFirst();
  const papers = (await customer.documents.list({ params })).data.documents;
  const tracked = quote.lines.filter(({ code }) => code === 'flight_tracking');
  expect(sum(tracked)).toBe(ride.extras.some(({ code }) => code === 'flight_tracking') ? 1000 : 0);
  return {
    quote: quote.totalPrice.cents,
    'lines of the quote': sum(quote.lines),
    reservation: reservation.totalPrice.cents,
    'charge at the provider': charge.amount_cents,
    payment: payments.find(({ reservation: of }) => of?.id === params.id)?.amount.cents,
    list: paid?.totalPrice.cents,
    'lines of the list': sum(paid?.lines ?? []),
    'refund line': paid?.refundSchedule?.[0]?.amount.cents,
    receipt: receipts.find(({ kind }) => kind === 'receipt')?.amount?.cents,
    'refund at the provider': refund?.amount_cents,
    'credit note': papers.find(({ kind }) => kind === 'credit_note')?.amount?.cents,
  };
}

test(
  `${trips} trips cost the same cents wherever the server shows them, from the quote to the credit note`,
  async () => {
    const token = await api().signUp();
    await fc.assert(
      fc.asyncProperty(someTrip, async (trip) => {
        const amounts = await readAmounts(token, trip);
        const { quote } = amounts;
        expect(amounts).toEqual(Object.fromEntries(Object.keys(amounts).map((place) => [place, quote])));
      }),
      { numRuns: trips },
    );
  },
  15 * 60_000,
);

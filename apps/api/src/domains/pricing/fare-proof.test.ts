import { isDeepStrictEqual } from 'node:util';
import { fareLine, type QuoteRequest, tariff as tariffOnWire } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import {
  type ChosenExtra,
  defaultCancellationPolicy,
  defaultTariff,
  extraCodes,
  isPremiumClass,
  isRoundTrip,
  planHourlyPrice,
  refundDue,
  serviceTypes,
  type Tariff,
  tripFare,
  vehicleClasses,
} from '@livree/pricing';
import fc from 'fast-check';
import { test } from 'vitest';
import { type PricedTrip, pricedTrip } from './model/priced-trip.ts';
import { openQuote, sealQuote } from './model/quote-seal.ts';
import { fingerprintTrip } from './model/trip.ts';

/** `npm run test:fares` sets 100,000. */
const numRuns = Number(process.env['LIVREE_FARE_TRIPS'] ?? 3000);
/** Milliseconds, also on a busy machine. */
const patience = 900_000;
const secret = 'a secret of the test, as long as it has to be';
const now = new Date('2026-06-01T10:00:00Z');
const pickup = new Date('2026-07-01T10:00:00Z');
const expiresAt = new Date('2026-06-01T10:30:00Z');

/** The edges of night and weekend, and the hours that a change of the clocks skips or repeats. */
const edges = [
  '2026-06-10T21:59',
  '2026-06-10T22:00',
  '2026-06-11T05:59',
  '2026-06-11T06:00',
  '2026-06-12T23:59',
  '2026-06-13T00:00',
  '2026-06-14T23:59',
  '2026-06-15T00:00',
  '2026-10-25T01:59',
  '2026-10-25T02:30',
  '2026-10-25T03:00',
  '2027-03-28T01:59',
  '2027-03-28T03:00',
];
const someTime = fc.oneof(
  fc.constantFrom(...edges),
  fc
    .date({ min: new Date('2026-06-01'), max: new Date('2028-06-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16)),
);
const drive = fc.record({ metres: fc.nat(1_500_000), seconds: fc.nat(80_000) }, { noNullPrototype: true });
const someExtras: fc.Arbitrary<ChosenExtra[]> = fc.array(
  fc.record({ code: fc.constantFrom(...extraCodes), quantity: fc.integer({ min: 1, max: 24 }) }),
  { maxLength: 10 },
);
const someTrip: fc.Arbitrary<QuoteRequest> = fc.record({
  vehicleId: fc.integer({ min: 1, max: 15 }),
  pickupAddress: fc.constant('Lyon'),
  destinationAddress: fc.constant('Aéroport Lyon-Saint-Exupéry'),
  pickupAt: someTime,
  returnAt: fc.option(someTime),
  roundTrip: fc.boolean(),
  stops: fc.array(fc.constantFrom('Bron', 'Villeurbanne', 'Vénissieux'), { maxLength: 10 }),
  serviceType: fc.option(fc.constantFrom(...serviceTypes)),
  plan: fc.option(fc.constantFrom(...vehicleClasses)),
  extras: someExtras,
});
const someTariff: fc.Arbitrary<Tariff> = fc
  .record({ base: fc.nat(4000), perKm: fc.nat(600), minimum: fc.nat(8000), room: fc.option(fc.nat(200_000)) })
  .map(({ room, ...given }) => ({
    ...defaultTariff,
    ...given,
    maximum: room === null ? null : given.minimum + room,
  }));
const someRide = fc.record({
  trip: someTrip,
  tariff: someTariff,
  vehicleClass: fc.constantFrom(...vehicleClasses),
  outbound: fc.option(drive, { freq: 9 }),
  back: drive,
});
type Ride = typeof someRide extends fc.Arbitrary<infer R> ? R : never;

function calculateFare({ trip, vehicleClass, outbound, back }: Ride, tariff: Tariff) {
  const fare = tripFare(trip, {
    tariff,
    vehicle: { hourlyPrice: planHourlyPrice[vehicleClass], isPremium: isPremiumClass(vehicleClass) },
    outbound,
    back: outbound && isRoundTrip(trip) ? back : null,
  });
  if (fare === null) throw new Error('a vehicle with an hourly price always has a fare');
  return fare;
}

/** What the API signs. */
function priced(ride: Ride): PricedTrip {
  const { lines, total } = calculateFare(ride, ride.tariff);
  return {
    tariffVersion: ride.tariff.version,
    total,
    lines: [...lines],
    outbound: ride.outbound,
    return: ride.outbound && isRoundTrip(ride.trip) ? ride.back : null,
    extras: (ride.trip.extras ?? []).map((extra) => ({ ...extra })),
    policy: defaultCancellationPolicy,
    timeZone: 'Europe/Paris',
  };
}

const sum = (lines: readonly { readonly cents: number }[]) =>
  lines.reduce((total, { cents }) => total + cents, 0);
const lines = z.array(fareLine);
/** As JSON, sent or stored. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test(
  `${numRuns} trips cost the same cents in the browser, the quote, the charge, the list, the receipt and the refund`,
  () => {
    fc.assert(
      fc.property(someRide, (ride) => {
        const offered = priced(ride);
        const { total } = offered;
        // The simulator and the wizard: the lines of the quote in wire form, and the tariff of the browser's
        // estimate.
        const shown = z.decode(lines, sent(z.encode(lines, offered.lines)));
        const known = z.decode(tariffOnWire, sent(z.encode(tariffOnWire, ride.tariff)));
        // The charge: the signed quote when it comes back.
        const quote = sealQuote(secret, {
          priced: offered,
          fingerprint: fingerprintTrip(ride.trip),
          expiresAt,
        });
        const opened = openQuote(secret, quote, fingerprintTrip(ride.trip), now);
        // List, receipt and refund: what the reservation stores.
        const kept = z.parse(pricedTrip, sent(offered));
        const refund = refundDue(kept.policy, kept.total, pickup, now, 'customer');
        return (
          sum(shown) === total &&
          isDeepStrictEqual(calculateFare(ride, known), { lines: shown, total }) &&
          isDeepStrictEqual(opened, { state: 'valid', priced: offered }) &&
          sum(kept.lines) === total &&
          refund.cents === total
        );
      }),
      { numRuns, seed: 16 },
    );
  },
  patience,
);

/** The path of every value inside. */
const listLeaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => listLeaves(inner, [...path, name]))
    : [path];

function altered(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return typeof value === 'number' ? value + 1 : `${String(value)}x`;
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (String(index) === name ? altered(inner, rest) : inner));
  return { ...z.parse(anything, value), [name]: altered(Reflect.get(Object(value), name), rest) };
}
const anything = z.record(z.string(), z.unknown());

test('an altered quote is refused, whatever was altered, and so is a quote for another trip', () => {
  fc.assert(
    fc.property(someRide, someRide, (ride, other) => {
      const fingerprint = fingerprintTrip(ride.trip);
      const quote = sealQuote(secret, { priced: priced(ride), fingerprint, expiresAt });
      const [payload = '', signature = ''] = quote.split('.');
      const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      for (const path of listLeaves(content)) {
        const forged = Buffer.from(JSON.stringify(altered(content, path))).toString('base64url');
        const { state } = openQuote(secret, `${forged}.${signature}`, fingerprint, now);
        if (forged === payload || state !== 'invalid') return false;
      }
      const elsewhere = fingerprintTrip(other.trip);
      fc.pre(elsewhere !== fingerprint);
      return openQuote(secret, quote, elsewhere, now).state === 'invalid';
    }),
    { numRuns: Math.min(numRuns, 300), seed: 16 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTariff, extraCodes, price, serviceTypes } from './index.ts';
import type { ChosenExtra, Drives, PriceInput, Tariff } from './index.ts';

const count = (max: number) => fc.integer({ min: 0, max });
const someLeg = fc.record({ metres: count(2_000_000), seconds: count(90_000), stops: count(6) });

const somePickup = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

const someTariff: fc.Arbitrary<Tariff> = fc
  .record({
    base: count(10_000),
    perKm: count(2000),
    perHour: count(20_000),
    perStop: count(3000),
    night: fc.integer({ min: 1000, max: 3000 }),
    minimum: count(20_000),
    room: fc.option(count(200_000)),
  })
  .map(({ night, room, ...amounts }) => ({
    ...defaultTariff,
    ...amounts,
    nightMultiplier: night / 1000,
    maximum: room === null ? null : amounts.minimum + room,
  }));

const someExtras: fc.Arbitrary<ChosenExtra[]> = fc.array(
  fc.record({ code: fc.constantFrom(...extraCodes), quantity: count(4) }),
);

const someDrives: fc.Arbitrary<Drives> = fc
  .record({
    leg: someLeg,
    pickup: somePickup,
    back: fc.option(fc.tuple(someLeg, somePickup)),
    premium: fc.boolean(),
  })
  .map(({ leg: out, pickup, back, premium }) => ({
    outbound: { ...out, pickup },
    premium,
    ...(back && { return: { ...back[0], pickup: back[1] } }),
  }));

const someInput: fc.Arbitrary<PriceInput> = fc.oneof(
  fc.record({
    mode: fc.constant('distance' as const),
    tariff: someTariff,
    extras: someExtras,
    drives: someDrives,
  }),
  fc.record({
    mode: fc.constant('hourly' as const),
    tariff: someTariff,
    extras: someExtras,
    hire: fc.record({
      seconds: count(1_000_000),
      vehicleHourlyPrice: count(40_000),
      serviceType: fc.constantFrom(...serviceTypes),
    }),
  }),
);

/** The specification's formula in floating point, for comparison with the exact engine. */
function plainTotal({ outbound, return: back, premium }: Drives, tariff: Tariff): number {
  const legs = back ? [outbound, { ...back, pickup: back.pickup ?? outbound.pickup }] : [outbound];
  const amounts = legs.map((ride) => {
    const hour = Number(ride.pickup.slice(11, 13));
    const day = new Date(`${ride.pickup}:00Z`).getUTCDay();
    return (
      (tariff.base +
        (ride.metres / 1000) * tariff.perKm +
        (ride.seconds / 3600) * tariff.perHour +
        ride.stops * tariff.perStop) *
      (back ? 0.9 : 1) *
      (hour >= 22 || hour < 6 ? tariff.nightMultiplier : 1) *
      (day % 6 === 0 ? 1.2 : 1) *
      (premium ? 1.5 : 1)
    );
  });
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return Math.min(tariff.maximum ?? Infinity, Math.max(tariff.minimum, total));
}

describe('every price', () => {
  it('has lines of whole cents that sum to the total, within the tariff’s limits', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const { lines, total } = price(input);
        expect(lines.every((line) => Number.isInteger(line.cents))).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(input.tariff.minimum);
        expect(total).toBeLessThanOrEqual(input.tariff.maximum ?? Infinity);
      }),
    );
  });

  it('matches the formula to half a cent', () => {
    fc.assert(
      fc.property(someDrives, someTariff, (anyDrives, tariff) => {
        const { total } = price({ mode: 'distance', tariff, drives: anyDrives });
        expect(Math.abs(total - plainTotal(anyDrives, tariff))).toBeLessThanOrEqual(0.5 + 1e-4);
      }),
    );
  });

  it('never decreases for a longer or slower ride, or for more stops', () => {
    fc.assert(
      fc.property(someDrives, someTariff, someLeg, (anyDrives, tariff, more) => {
        const longer: Drives = {
          ...anyDrives,
          outbound: {
            pickup: anyDrives.outbound.pickup,
            metres: anyDrives.outbound.metres + more.metres,
            seconds: anyDrives.outbound.seconds + more.seconds,
            stops: anyDrives.outbound.stops + more.stops,
          },
        };
        const total = (ride: Drives) => price({ mode: 'distance', tariff, drives: ride }).total;
        expect(total(longer)).toBeGreaterThanOrEqual(total(anyDrives));
      }),
    );
  });

  it('does not depend on the order of legs or extras', () => {
    fc.assert(
      fc.property(someLeg, someLeg, somePickup, somePickup, someExtras, (a, b, at, back, extras) => {
        const total = (outbound: Drives['outbound'], inbound: Drives['outbound'], chosen: ChosenExtra[]) =>
          price({
            mode: 'distance',
            tariff: defaultTariff,
            drives: { outbound, return: inbound, premium: true },
            extras: chosen,
          }).total;
        const [one, other] = [
          { ...a, pickup: at },
          { ...b, pickup: back },
        ];
        expect(total(other, one, extras.toReversed())).toBe(total(one, other, extras));
      }),
    );
  });
});

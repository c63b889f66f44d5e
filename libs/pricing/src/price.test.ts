import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTariff, extraCodes, price, serviceTypes } from './index.ts';
import type { ChosenExtra, Drives, Fare, PriceInput, Tariff } from './index.ts';

const weekday = '2026-12-01T10:00';
const weekdayNight = '2026-12-01T05:10';
const saturday = '2026-12-05T10:00';

const leg = { metres: 31_600, seconds: 2880, stops: 0 };
const drives = (changes: Partial<Drives> = {}): Drives => ({
  outbound: { ...leg, pickup: weekday },
  premium: false,
  ...changes,
});
const byDistance = (changes: Partial<Drives> = {}, tariff = defaultTariff): Fare =>
  price({ mode: 'distance', tariff, drives: drives(changes) });
const cents = (fare: Fare) => Object.fromEntries(fare.lines.map((line) => [line.code, line.cents]));

describe('a ride priced by distance', () => {
  it('itemises base, distance, time, stops and the night surcharge', () => {
    const fare = byDistance({ outbound: { ...leg, stops: 1, pickup: weekdayNight } });
    expect(cents(fare)).toEqual({
      base: 1500,
      distance: 7900,
      time: 2000,
      stops: 500,
      night: 3570,
    });
    expect(fare.total).toBe(15_470);
  });

  it('prices a round trip as two legs at 0.9 each', () => {
    expect(byDistance({ return: leg }).total).toBe(byDistance().total * 1.8);
  });

  it('applies night and weekend to each leg separately', () => {
    const fare = byDistance({
      outbound: { ...leg, pickup: weekdayNight },
      return: { ...leg, pickup: saturday },
    });
    expect(cents(fare)).toMatchObject({ night: 3078, weekend: 2052 });
    expect(fare.total).toBe(10_260 * 1.3 + 10_260 * 1.2);
  });

  it('gives a return without a time that of the outbound leg', () => {
    const outbound = { ...leg, pickup: weekdayNight };
    expect(byDistance({ outbound, return: leg })).toEqual(
      byDistance({ outbound, return: { ...leg, pickup: weekdayNight } }),
    );
  });

  it.each([
    ['2026-12-01T21:59', 1],
    ['2026-12-01T22:00', 1.3],
    ['2026-12-01T05:59', 1.3],
    ['2026-12-01T06:00', 1],
    ['2026-12-04T12:00', 1],
    ['2026-12-05T12:00', 1.2],
    ['2026-12-06T21:00', 1.2],
    ['2026-12-07T00:00', 1.3],
    ['2026-12-06T23:00', 1.56],
  ])('multiplies by the hour and day of %s: %d', (pickup, multiplier) => {
    expect(byDistance({ outbound: { ...leg, pickup } }).total).toBe(Math.round(11_400 * multiplier));
  });

  it('adds half to the price of a premium vehicle', () => {
    expect(byDistance({ premium: true }).total).toBe(17_100);
  });

  it('has a line if the minimum or the maximum applied', () => {
    const low = byDistance({}, { ...defaultTariff, minimum: 12_000 });
    const high = byDistance({}, { ...defaultTariff, maximum: 9000 });
    expect(low.lines.at(-1)).toEqual({ code: 'minimum', cents: 600, detail: { limit: 12_000 } });
    expect(high.lines.at(-1)).toEqual({ code: 'maximum', cents: -2400, detail: { limit: 9000 } });
  });

  it.each([
    { ...leg, metres: -1, pickup: weekday },
    { ...leg, seconds: 1.5, pickup: weekday },
    { ...leg, pickup: '2026-02-30T10:00' },
  ])('refuses an invalid leg', (outbound) => {
    expect(() => byDistance({ outbound })).toThrow(RangeError);
  });
});

describe('a ride priced by the hour', () => {
  const hourly = (seconds: number | undefined, vehicleHourlyPrice: number) =>
    price({
      mode: 'hourly',
      tariff: defaultTariff,
      hire: { serviceType: 'airport', vehicleHourlyPrice, ...(seconds && { seconds }) },
    }).total;

  it.each([
    [undefined, 15_000, 30_000],
    [600, 15_000, 15_000],
    [3601, 15_000, 30_000],
    [10_800, 5500, 18_000],
  ])('%s seconds at %d cents cost %d', (seconds, vehiclePrice, total) => {
    expect(hourly(seconds, vehiclePrice)).toBe(total);
  });
});

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

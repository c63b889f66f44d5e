import { describe, expect, it } from 'vitest';
import { defaultTariff, price } from './index.ts';
import type { Drives, Fare } from './index.ts';

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

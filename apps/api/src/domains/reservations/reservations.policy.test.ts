import { defaultCancellationPolicy as policy } from '@livree/pricing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '../../platform/local-time.ts';
import { ridePeriod } from './model/ride-period.ts';
import { cancellationVerdict } from './reservations.policy.ts';

const hour = 3_600_000;
const zones = ['Europe/Paris', 'Africa/Algiers'] as const;

/** Any minute of two years, in both zones, except those that the clocks skip. */
const pickups = fc
  .record({ minute: fc.integer({ min: 0, max: 2 * 525_600 }), zone: fc.constantFrom(...zones) })
  .map(({ minute, zone }) => {
    const local = new Date(Date.UTC(2026, 6, 1) + minute * 60_000).toISOString().slice(0, 16);
    return instantAt(local, zone);
  })
  .filter((instant) => instant !== null);

const nights = [
  ['Paris, clocks forward', '2027-03-28T12:00', 'Europe/Paris'],
  ['Paris, clocks back', '2026-10-25T12:00', 'Europe/Paris'],
  ['Alger, that have none', '2027-03-28T12:00', 'Africa/Algiers'],
  ['midnight', '2027-01-01T00:00', 'Europe/Paris'],
] as const;

function verdictAt(pickupAt: Date, hoursBefore: number, later: number, by: 'customer' | 'operator') {
  const state = { status: 'confirmed', pickupAt, paidCents: 16_471, policy } as const;
  return cancellationVerdict(state, new Date(pickupAt.getTime() - hoursBefore * hour + later), by);
}

function expectEdges(pickup: Date): void {
  expect(verdictAt(pickup, 48, 0, 'customer')).toMatchObject({ verdict: 'allowed', refundCents: 16_471 });
  expect(verdictAt(pickup, 48, 1, 'customer').verdict).toBe('too_late');
  expect(verdictAt(pickup, 24, 0, 'operator').refundCents).toBe(16_471);
  expect(verdictAt(pickup, 24, 1, 'operator').refundCents).toBe(8236);
  expect(verdictAt(pickup, 2, 0, 'operator').refundCents).toBe(8236);
  expect(verdictAt(pickup, 2, 1, 'operator').refundCents).toBe(0);
}

describe('the limits of 48, 24 and 2 hours', () => {
  test('are exact to the millisecond for any pickup', () => {
    fc.assert(fc.property(pickups, expectEdges), { numRuns: 500 });
  });

  test.each(nights)('are elapsed hours on the night of %s', (_name, local, zone) => {
    const pickup = instantAt(local, zone);
    if (!pickup) throw new Error(`${local} exists`);
    expectEdges(pickup);
  });

  test('never refund more as time passes, nor more than was paid', () => {
    const times = fc.tuple(fc.integer({ min: -100, max: 6000 }), fc.integer({ min: 0, max: 6000 }));
    fc.assert(
      fc.property(pickups, times, fc.nat(10_000_000), (pickupAt, [minutes, sooner], paidCents) => {
        const state = { status: 'confirmed', pickupAt, paidCents, policy } as const;
        const at = (left: number) =>
          cancellationVerdict(state, new Date(pickupAt.getTime() - left * 60_000), 'operator').refundCents;
        expect(at(minutes)).toBeLessThanOrEqual(at(minutes + sooner));
        expect(at(minutes + sooner)).toBeLessThanOrEqual(paidCents);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a wall-clock time', () => {
  test.each([
    ['is refused when the clocks skip it', '2027-03-28T02:30', 'Europe/Paris', null],
    ['exists where the clocks stay', '2027-03-28T02:30', 'Africa/Algiers', '2027-03-28T01:30:00.000Z'],
    ['that comes twice is the first', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['at midnight belongs to the new day', '2026-12-06T00:00', 'Europe/Paris', '2026-12-05T23:00:00.000Z'],
  ])('%s', (_name, local, zone, instant) => {
    expect(instantAt(local, zone)?.toISOString() ?? null).toBe(instant);
  });
});

test('a ride over the night of the clock change occupies its vehicle for its real hours', () => {
  const pickup = instantAt('2027-03-28T01:00', 'Europe/Paris');
  if (!pickup) throw new Error('01:00 exists');
  const { end } = ridePeriod({ pickup, returnPickup: null, outbound: { seconds: 3 * 3600 }, back: null }, 0);
  expect(end).toEqual(instantAt('2027-03-28T05:00', 'Europe/Paris'));
});

import { expect, it } from 'vitest';
import {
  createCancellationPolicy,
  defaultCancellationPolicy,
  refundDue,
  refundPeriods,
  refundSchedule,
} from './index.ts';

const minute = 60_000;
const pickup = new Date('2026-12-01T04:10:00Z');
const at = (now: string) =>
  refundPeriods(refundSchedule(defaultCancellationPolicy, 16_470, pickup), new Date(now));

it('shows the four periods of a ride that is days away', () => {
  expect(at('2026-11-21T10:00:00Z')).toEqual([
    { cents: 16_470, channel: 'self_service', from: null, share: 1 },
    { cents: 16_470, channel: 'operator', from: new Date('2026-11-29T04:10:00Z'), share: 1 },
    { cents: 8235, channel: 'operator', from: new Date('2026-11-30T04:10:00Z'), share: 0.5 },
    { cents: 0, channel: 'none', from: new Date('2026-12-01T02:10:00Z'), share: 0 },
  ]);
});

it('omits periods that are over', () => {
  expect(at('2026-11-30T20:00:00Z').map(({ cents, from }) => [cents, from === null])).toEqual([
    [8235, true],
    [0, false],
  ]);
});

it('keeps a period up to its last moment', () => {
  expect(at('2026-11-29T04:10:00Z')[0]).toMatchObject({ cents: 16_470, channel: 'self_service' });
});

const policies = [
  defaultCancellationPolicy,
  createCancellationPolicy({
    selfServiceHours: 12,
    fullRefundHours: 24,
    partialRefundHours: 1,
    partialRefundShare: 0.33,
  }),
];
/** The days after a change of the clocks in Paris, and one without. */
const pickups = ['2026-10-26T09:00:00Z', '2027-03-29T08:30:00Z', '2026-12-01T04:10:00Z'];
const rides = policies.flatMap((policy) => pickups.map((of) => [policy.version, of, policy] as const));

it.each(rides)(
  'under %s, before %s, each minute of 72 hours shows the refund of that minute',
  (_, of, policy) => {
    const start = new Date(of);
    const schedule = refundSchedule(policy, 16_471, start);
    for (let before = 72 * 60; before >= 0; before -= 1) {
      const now = new Date(start.getTime() - before * minute);
      const [shown] = refundPeriods(schedule, now);
      const alone = refundDue(policy, 16_471, start, now, 'customer');
      const called = refundDue(policy, 16_471, start, now, 'operator');
      expect([shown?.cents, shown?.channel === 'self_service'], now.toISOString()).toEqual([
        called.cents,
        alone.allowed,
      ]);
    }
  },
);

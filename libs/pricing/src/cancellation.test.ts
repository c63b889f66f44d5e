import { describe, expect, it } from 'vitest';
import { defaultCancellationPolicy, refundDue, refundSchedule, selfServiceDeadline } from './index.ts';

const pickup = new Date('2026-12-01T04:10:00Z');
const before = (hours: number) => new Date(pickup.getTime() - hours * 3_600_000);
const due = (hours: number, by: 'customer' | 'operator' | 'no_show') =>
  refundDue(defaultCancellationPolicy, 16_471, pickup, before(hours), by);

describe('refundDue', () => {
  it.each([
    [72, 'customer', true, 16_471],
    [48, 'customer', true, 16_471],
    [47.99, 'customer', false, 16_471],
    [23.99, 'customer', false, 8236],
    [24, 'operator', true, 16_471],
    [23.99, 'operator', true, 8236],
    [2, 'operator', true, 8236],
    [1.99, 'operator', true, 0],
    [-1, 'operator', true, 0],
    [72, 'no_show', true, 0],
  ] as const)('%d hours before, by %s', (hours, by, allowed, cents) => {
    expect(due(hours, by)).toEqual({ allowed, cents });
  });
});

describe('refundSchedule', () => {
  it('falls from a full refund online, to full and half by telephone, to nothing', () => {
    expect(refundSchedule(defaultCancellationPolicy, 16_470, pickup)).toEqual([
      { until: before(48), cents: 16_470, channel: 'self_service' },
      { until: before(24), cents: 16_470, channel: 'operator' },
      { until: before(2), cents: 8235, channel: 'operator' },
      { until: before(0), cents: 0, channel: 'none' },
    ]);
  });

  it('omits a step without a duration', () => {
    const policy = { ...defaultCancellationPolicy, selfServiceHours: 24 };
    expect(refundSchedule(policy, 100, pickup).map(({ channel }) => channel)).toEqual([
      'self_service',
      'operator',
      'none',
    ]);
    expect(selfServiceDeadline(policy, pickup)).toEqual(before(24));
  });

  it('equals an operator’s refundDue at the end of every step', () => {
    for (const { until, cents } of refundSchedule(defaultCancellationPolicy, 16_471, pickup)) {
      expect(refundDue(defaultCancellationPolicy, 16_471, pickup, until, 'operator').cents).toBe(cents);
    }
  });
});

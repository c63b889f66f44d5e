import { defaultCancellationPolicy } from '@livree/pricing';
import { expect, it } from 'vitest';
import { refundPeriods } from './refund-steps.ts';

const pickup = new Date('2026-12-01T04:10:00Z');
const at = (now: string) => refundPeriods(defaultCancellationPolicy, 16_470, pickup, new Date(now));

it('shows the four periods of a ride that is days away', () => {
  expect(at('2026-11-21T10:00:00Z')).toEqual([
    { cents: 16_470, channel: 'self_service', from: null, share: 1 },
    { cents: 16_470, channel: 'operator', from: new Date('2026-11-29T04:10:00Z'), share: 1 },
    { cents: 8235, channel: 'operator', from: new Date('2026-11-30T04:10:00Z'), share: 0.5 },
    { cents: 0, channel: 'none', from: new Date('2026-12-01T02:10:00Z'), share: 0 },
  ]);
});

it('promises nothing that is over already', () => {
  expect(at('2026-11-30T20:00:00Z').map(({ cents, from }) => [cents, from === null])).toEqual([
    [8235, true],
    [0, false],
  ]);
});

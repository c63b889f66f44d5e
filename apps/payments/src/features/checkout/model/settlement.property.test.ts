import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canRetry,
  isUnderWay,
  maximumRetries,
  notBegun,
  judgePrice,
  settlementAfter,
  type SettlementEvent,
} from './settlement.ts';

const failure = fc.record({
  kind: fc.constantFrom('payment' as const, 'connection' as const, 'other' as const),
  code: fc.constantFrom('network', 'payments.declined', 'pricing.quote_expired'),
  message: fc.string(),
});
const price = fc.record({ quote: fc.constantFrom('a', 'b'), amountCents: fc.constantFrom(100, 200) });
const payment = fc.constantFrom(
  { method: 'card' as const, paymentMethodId: 'pm_1', typedCard: null, savesCard: false },
  { method: 'card' as const, paymentMethodId: 'pm_2', typedCard: null, savesCard: false },
  { method: 'wallet' as const, paymentMethodId: null, typedCard: null, savesCard: false },
);
const event: fc.Arbitrary<SettlementEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('paid-with' as const, 'retried-with' as const), payment }),
  fc.record({
    type: fc.constantFrom(
      'ordered' as const,
      'postponed' as const,
      'resumed' as const,
      'renewed' as const,
      'nothing-begun' as const,
    ),
  }),
  fc.record({
    type: fc.constant('asked-to-act' as const),
    action: fc.constant({ kind: 'challenge' as const, url: '/challenge' }),
  }),
  fc.record({ type: fc.constant('price-refused' as const), price, failure }),
  fc.record({ type: fc.constant('failed' as const), failure }),
  fc.record({ type: fc.constant('succeeded' as const), isPaid: fc.boolean() }),
);

test('a settlement ends in the server’s first outcome, retries at most three times and never while a call is running', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), price, (events, now) => {
      let state = notBegun;
      let told: boolean | undefined;
      for (const next of events) {
        const before = state;
        state = settlementAfter(before, next);
        if (next.type === 'succeeded') told ??= next.isPaid;
        expect(state.retries).toBeLessThanOrEqual(maximumRetries);
        if (isUnderWay(before) && (next.type === 'paid-with' || next.type === 'retried-with'))
          expect(state).toBe(before);
        if (isUnderWay(state)) expect(canRetry(state)).toBe(false);
        if (judgePrice(state, now) === 'same') expect(state.isRenewed).toBe(false);
        if (told !== undefined) expect(state.phase).toEqual({ name: 'succeeded', isPaid: told });
      }
    }),
  );
});

import { expect, it } from 'vitest';
import { knownAmounts } from './known-amounts.ts';

it('a share counts only if the API gave the share, and of that amount only', () => {
  const amounts = knownAmounts();
  amounts.add({ total_price: 243.95, cancellationPolicy: { partialRefundShare: 0.5 } });
  expect(amounts.has(24_395)).toBe(true);
  expect(amounts.has(50)).toBe(false);
  expect(amounts.isShare(12_198, 24_395)).toBe(true);
  expect(amounts.isShare(21_956, 24_395)).toBe(false);
});

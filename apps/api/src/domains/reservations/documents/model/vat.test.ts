import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test('a fare of 65.50 euros contains 5.95 of VAT at 10 %', () => {
  expect(splitVat(6550, 10)).toEqual({ netCents: 5955, vatCents: 595 });
});

test('net and VAT sum to the amount, and VAT is exact to a cent', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 5.5, 10, 20), (gross, percent) => {
      const { netCents, vatCents } = splitVat(gross, percent);
      expect(netCents + vatCents).toBe(gross);
      expect(Math.abs(vatCents - (netCents * percent) / 100)).toBeLessThanOrEqual(1);
    }),
  );
});

import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { amount, euros } from './money.ts';

/** All amounts up to a hundred euros, then growing ones up to ten million. */
function* everyKindOfCents(): Generator<number> {
  for (let cents = 0; cents <= 10_000; cents += 1) yield cents;
  for (let cents = 10_000; cents <= 1e9; cents = Math.ceil(cents * 1.003)) yield cents;
}

test('an amount is the same cents on both sides of the wire, positive or negative', () => {
  for (const cents of everyKindOfCents()) {
    for (const signed of [cents, 0 - cents]) {
      const wire = JSON.stringify(z.encode(amount, euros(signed)));
      if (z.decode(amount, Number(wire)).cents !== signed) expect.fail(`${signed} became ${wire}`);
    }
  }
});

test('a fraction of a cent is refused', () => {
  expect(() => euros(12.5)).toThrow();
});

import { expect, test } from 'vitest';
import { toCents, toMoney } from './paypal-money.ts';

test('an amount survives the conversion to PayPal’s format and back', () => {
  for (let cents = 0; cents <= 200_000; cents += 1) {
    const sent = toMoney(cents, 'EUR');
    if (toCents(sent) !== cents || !/^\d+\.\d{2}$/.test(sent.value))
      expect.fail(`${cents} went as ${sent.value}`);
  }
});

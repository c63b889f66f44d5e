import type { Money } from '@paypal/paypal-server-sdk';

/** PayPal writes amounts as decimal text: `12.50`. */
export const toMoney = (cents: number, currencyCode: string): Money => ({
  currencyCode,
  value: (cents / 100).toFixed(2),
});

export const toCents = ({ value }: Money): number => Math.round(Number(value) * 100);

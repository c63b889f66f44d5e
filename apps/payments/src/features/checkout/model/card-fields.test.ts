import { describe, expect, test } from 'vitest';
import { cardFaults, formatCardNumber, formatExpiry, hasValidCheckDigit } from './card-fields.ts';
import { testCards, testPaymentMethod } from './test-cards.ts';

const now = new Date(2026, 10, 21);
const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', code: '123' };

describe('a card', () => {
  test('is formatted as on the plastic, whatever was typed', () => {
    expect(formatCardNumber('4242-42424242 4242')).toBe('4242 4242 4242 4242');
    expect(formatExpiry('429')).toBe('04 / 29');
    expect(formatExpiry('12/2')).toBe('12 / 2');
    expect(formatExpiry('1')).toBe('1');
  });

  test('is valid until the end of its month', () => {
    expect(cardFaults(card, now)).toEqual({});
    expect(cardFaults({ ...card, expiry: '10 / 26' }, now)).toEqual({ expiry: 'expired' });
    expect(cardFaults({ ...card, expiry: '13 / 29' }, now)).toEqual({ expiry: 'expiry' });
  });

  test('needs its check digit and its code', () => {
    expect(cardFaults({ ...card, number: '4242 4242 4242 4241', code: '12' }, now)).toEqual({
      number: 'number',
      code: 'code',
    });
    expect(hasValidCheckDigit('')).toBe(false);
    expect(hasValidCheckDigit('0000')).toBe(false);
  });
});

describe('the test cards', () => {
  test('are valid numbers, each with its own payment method', () => {
    expect(testCards.filter(({ number }) => !hasValidCheckDigit(number))).toEqual([]);
    expect(new Set(testCards.map(({ number }) => testPaymentMethod(number))).size).toBe(testCards.length);
  });

  test('do what their numbers are documented to do', () => {
    expect(testPaymentMethod('4242 4242 4242 4242')).toBe('pm_card_visa');
    expect(testPaymentMethod('4000 0000 0000 9995')).toBe('pm_card_chargeDeclinedInsufficientFunds');
    expect(testPaymentMethod('4000 0027 6000 3184')).toBe('pm_card_threeDSecure2Required');
    expect(testPaymentMethod('4000 0000 0000 3220')).toBe('pm_card_threeDSecure2Required');
    expect(testPaymentMethod('5555 5555 5555 4444')).toBeUndefined();
  });
});

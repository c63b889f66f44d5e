import { expect, test } from 'vitest';
import { readReturnOutcome } from '../features/checkout/model/return-outcome.ts';
import { providerAddress } from './provider-address.ts';

const site = 'http://localhost:4200';

test("only the site's own pages and https pages are accepted as a provider's", () => {
  expect(providerAddress('/api/sandbox/challenge/1', site)).toBe(`${site}/api/sandbox/challenge/1`);
  expect(providerAddress('https://www.paypal.com/checkoutnow?token=1', site)).toContain('www.paypal.com');
  expect(providerAddress('http://elsewhere.example/', site)).toBeUndefined();
  expect(providerAddress('javascript:alert(1)', site)).toBeUndefined();
  expect(providerAddress('https://', site)).toBeUndefined();
});

test('a return completes the action unless it says that it was cancelled', () => {
  expect(readReturnOutcome('?outcome=cancelled')).toBe('cancelled');
  expect(readReturnOutcome('?payment_intent=pi_1&redirect_status=failed')).toBe('completed');
  expect(readReturnOutcome('')).toBe('completed');
});

import { expect, test } from 'vitest';
import { memoryStore } from '../storage/key-value-store.ts';
import { createConsent, everything } from './consent.ts';

const day = 86_400_000;
const chosen = Date.parse('2027-01-05T08:00:00Z');

/** The stored choice as a visitor finds it on that day. */
function arrive(store: ReturnType<typeof memoryStore>, daysLater: number) {
  const consent = createConsent(store, { now: () => new Date(chosen + daysLater * day) });
  consent.start();
  return consent;
}

test('consent is valid for six months, then the visitor is asked again', () => {
  const store = memoryStore();
  arrive(store, 0).choose(everything);
  expect(arrive(store, 183).allows('analytics')).toBe(true);
  expect(arrive(store, 184).getState().choice).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('consent stored without a date is valid from the day it is read', () => {
  const store = memoryStore({
    'cookie-preferences': JSON.stringify(everything),
    'cookie-accepted': 'true',
  });
  expect(arrive(store, 0).allows('marketing')).toBe(true);
  expect(arrive(store, 184).allows('marketing')).toBe(false);
});

import { expect, test } from 'vitest';
import { createConsent, everything } from './consent.ts';
import { memoryStore } from './key-value-store.ts';

const day = 86_400_000;
const chosen = Date.parse('2027-01-05T08:00:00Z');

/** What a visitor who comes on that day finds of what was kept. */
function arrive(store: ReturnType<typeof memoryStore>, daysLater: number) {
  const consent = createConsent(store, { now: () => new Date(chosen + daysLater * day) });
  consent.start();
  return consent;
}

test('a choice is taken as given for six months, and then asked for again', () => {
  const store = memoryStore();
  arrive(store, 0).choose(everything);
  expect(arrive(store, 183).allows('analytics')).toBe(true);
  expect(arrive(store, 184).state.get().choice).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('a choice of unknown age counts from the day that it is met', () => {
  const store = memoryStore({
    'cookie-preferences': JSON.stringify(everything),
    'cookie-accepted': 'true',
  });
  expect(arrive(store, 0).allows('marketing')).toBe(true);
  expect(arrive(store, 184).allows('marketing')).toBe(false);
});

import type { ExtraCode } from '@livree/contracts';
import { expect, test } from 'vitest';
import { findAskedArrivals, findPlaces } from './asked-arrivals.ts';

const asked = (extras: readonly ExtraCode[], place: string, returnPlace: string | null) => {
  const codes = extras.map((code) => ({ code }));
  const arrivals = Object.entries(findAskedArrivals(codes, findPlaces({ pickupPlace: place, returnPlace })));
  return arrivals.flatMap(([name, isAsked]) => (isAsked ? [name] : []));
};

test.each<[ExtraCode[], string, string | null, string[]]>([
  [['child_seat'], 'airport', 'airport', []],
  [['meet_and_greet'], 'airport', null, ['flight']],
  [['meet_and_greet'], 'elsewhere', 'airport', ['returnFlight']],
  [['meet_and_greet'], 'station', 'station', ['train', 'returnTrain']],
  [['flight_tracking'], 'elsewhere', 'airport', ['returnFlight']],
  [['flight_tracking'], 'airport', 'airport', ['flight', 'returnFlight']],
  [['flight_tracking'], 'airport', 'station', ['flight']],
  [['flight_tracking', 'meet_and_greet'], 'station', 'airport', ['returnFlight', 'train']],
])('%j from %s and back from %s asks for %j', (extras, place, returnPlace, arrivals) => {
  expect(asked(extras, place, returnPlace)).toEqual(arrivals);
});

test('a server of an earlier release names the place by the waiting there', () => {
  const known = { freeWaiting: { place: 'airport', minutes: 60 } } as const;
  expect(findPlaces(known)).toEqual({ place: 'airport', returnPlace: null });
});

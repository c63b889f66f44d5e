import { expect, it } from 'vitest';
import { journeyProblems, simulationProblems } from './trip-rules.ts';
import { emptyTrip, type TripDraft } from './trip.ts';

// 23:30 on 30 November in Paris, 22:30 UTC.
const frame = { now: new Date('2026-11-30T22:30:00Z'), timeZone: 'Europe/Paris' };
const trip: TripDraft = {
  ...emptyTrip,
  departure: '14, rue de la Paix, 75002 Paris',
  destination: 'Aéroport CDG',
  date: '2026-12-01',
  time: '05:10',
};
const problems = (change: Partial<TripDraft>, at = frame) =>
  journeyProblems({ ...trip, ...change }, at, { isHire: false }).map(({ field, text }) => `${field} ${text}`);

it('the rules accept a future journey, and a return with its day and hour only', () => {
  const back = { roundTrip: true, returnDeparture: 'Aéroport CDG', returnDestination: 'Paris' };
  expect(problems({})).toEqual([]);
  expect(problems(back)).toEqual(['trip.returnDate returnDate', 'trip.returnTime returnTime']);
  expect(simulationProblems({ ...trip, ...back }, 1, frame)).toEqual([]);
  expect(problems({ ...back, returnDate: '2026-12-01', returnTime: '18:00' })).toEqual([]);
});

it('the rules report every missing field in the order of the form', () => {
  expect(journeyProblems(emptyTrip, frame, { isHire: false }).map(({ text }) => text)).toEqual([
    'pickupAddress',
    'destinationAddress',
    'pickupDate',
    'pickupTime',
  ]);
  expect(simulationProblems(emptyTrip, null, frame).map(({ text }) => text)).toEqual([
    'departure',
    'destination',
    'date',
    'time',
    'vehicle',
  ]);
});

it('the rules ask a ride by the hour for no destination', () => {
  expect(journeyProblems({ ...trip, destination: '' }, frame, { isHire: true })).toEqual([]);
  expect(journeyProblems({ ...trip, destination: 'CD' }, frame, { isHire: true })).toEqual([
    { field: 'trip.destination', text: 'destinationAddress' },
  ]);
});

it.each<[string, Partial<TripDraft>, string[]]>([
  ['spaces for an address', { departure: '   ' }, ['trip.departure pickupAddress']],
  ['yesterday', { date: '2026-11-29' }, ['trip.date past']],
  ['earlier today', { date: '2026-11-30', time: '23:25' }, ['trip.time past']],
  ['a time that clocks skip', { date: '2027-03-28', time: '02:30' }, ['trip.time skippedTime']],
  [
    'a stop that is too short to be found, but not an empty one',
    {
      stops: [
        { id: '1', address: ' ' },
        { id: '2', address: 'M' },
      ],
    },
    ['trip.stops.1.address stop'],
  ],
])('refuses %s', (_, change, expected) => {
  expect(problems(change)).toEqual(expected);
});

it('the rules go by the day at the pickup place, not in the browser or in UTC', () => {
  const today = { date: '2026-11-30', time: '23:45' };
  expect(problems(today)).toEqual([]);
  expect(problems(today, { ...frame, timeZone: 'Europe/Athens' })).toEqual(['trip.date past']);
});

it.each<[string, Partial<TripDraft>, string]>([
  ['before the pickup day', { returnDate: '2026-11-30' }, 'trip.returnDate returnBeforePickup'],
  ['in the past', { returnDate: '2026-11-29' }, 'trip.returnDate returnPast'],
  ['without a time', { returnDate: '2026-12-02' }, 'trip.returnTime returnTime'],
  [
    'before the pickup time',
    { returnDate: '2026-12-01', returnTime: '05:10' },
    'trip.returnTime returnBeforePickup',
  ],
  [
    'at a time that clocks skip',
    { returnDate: '2027-03-28', returnTime: '02:30' },
    'trip.returnTime skippedTime',
  ],
])('refuses a return %s', (_, change, expected) => {
  const back = { roundTrip: true, returnDeparture: 'Aéroport CDG', returnDestination: 'Paris' };
  expect(problems({ ...back, ...change })).toEqual([expected]);
});

it('the rules refuse a stop that is too short in the simulator too', () => {
  const stops = [{ id: '1', address: 'Me' }];
  expect(simulationProblems({ ...trip, stops }, 1, frame)).toEqual([
    { field: 'trip.stops.0.address', text: 'stop' },
  ]);
});

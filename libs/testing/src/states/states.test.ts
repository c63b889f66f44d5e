import { expect, test } from 'vitest';
import { buildVehicle } from '../builders/fleet.ts';
import { buildReservation } from '../builders/reservations.ts';
import { defineStates } from './define-states.ts';
import { readSituation } from './read-situation.ts';
import type { Situation } from './situation.ts';

const readQuery = (address: string | undefined) =>
  new URL(address ?? '', 'http://harness.invalid').searchParams;

test('the address of a state holds its whole situation, beside the query of the page', () => {
  const situation: Situation & { says: string[] } = {
    now: '2027-03-01T09:00:00Z',
    customer: true,
    answers: {
      'fleet.list': 'silent',
      'reservations.create': { code: 'rate_limited', params: { seconds: 3 } },
    },
    given: {
      vehicles: [buildVehicle()],
      reservations: [buildReservation()],
      passwordResets: new Map([['a', 'b']]),
    },
    slot: { departure: '' },
    drafts: { booking: { version: 1, data: { passengers: 2 } } },
    acts: [{ press: 'steps.next' }, { fill: 'contact.name', with: 'Zoé & fils' }, { day: '2027-03-12' }],
    says: ['=50 % de plus', 'api:validation.email'],
  };
  const [link] = defineStates([{ name: 'all at once', at: '/reservation?etape=3', ...situation }]);
  const query = readQuery(link?.address);
  expect(link?.address.startsWith('/reservation?')).toBe(true);
  expect(query.get('etape')).toBe('3');
  expect(readSituation(query)).toEqual(situation);
});

test('a state that sets no clock starts on a fixed Monday', () => {
  const [link] = defineStates([{ name: 'home', at: '/', says: [] }]);
  expect(readQuery(link?.address).get('now')).toBe('2027-03-01T09:00:00Z');
});

test('an address without any part of a situation has none, and one part is enough', () => {
  expect(readSituation(new URLSearchParams('language=de&etape=2'))).toBeUndefined();
  const now = '2027-03-28T00:30:00Z';
  expect(readSituation(new URLSearchParams({ now }))).toEqual({ now });
});

test.each([
  ['a clock that is none', 'state=x&now=noon', 'now'],
  ['a fault that does not exist', 'state=x&answers={"fleet.list":"tired"}', 'answers'],
  ['a route that does not exist', 'answers={"fleet.lst":"500"}', 'answers.fleet.lst is no route of the API'],
  ['a vehicle that no contract knows', 'state=x&given={"vehicles":[{"id":"one"}]}', 'given.vehicles'],
  ['an act that nobody can do', 'state=x&acts=[{"jump":"high"}]', 'acts'],
])('an address is refused for %s, with its place', (_, query, place) => {
  expect(() => readSituation(new URLSearchParams(query))).toThrow(
    `This address describes no state: ${place}`,
  );
});

test('two states of one name are refused', () => {
  const state = { name: 'home', at: '/', says: [] };
  expect(() => defineStates([state, state])).toThrow('Two states are called home');
});

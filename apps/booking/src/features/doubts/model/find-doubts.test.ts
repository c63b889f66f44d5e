import { expect, test } from 'vitest';
import { findContactDoubts, findRideDoubts } from './find-doubts.ts';

const ask = (email: string, phone = '+33 6 12 34 56 78') =>
  findContactDoubts({ contact: { name: 'Claire Martin', email, phone, createAccount: false } });

test.each([
  ['claire@gmial.com', 'claire@gmail.com'],
  ['claire@gmail.con', 'claire@gmail.com'],
  ['claire@gmai.com', 'claire@gmail.com'],
  ['claire@hotmaill.fr', 'claire@hotmail.fr'],
  ['claire@orange.f', 'claire@orange.fr'],
  ['claire@tonline.de', 'claire@t-online.de'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(ask(typed)).toEqual([{ about: 'email', email: typed, meant }]);
});

test.each([
  'claire@gmail.com',
  'claire@example.org',
  'claire@web.de',
  'c@sncf.fr',
  'claire@gmx.at',
  'claire@ree.com',
])('%s is not doubted', (typed) => expect(ask(typed)).toEqual([]));

test.each([
  '06 12 34 56 7',
  '+33 6 12 34 56 7',
  '+33 6 12 34 56 78 9',
  '12345678',
  '+49 12 34',
  '+1 2345 67',
])('a telephone with too few or too many digits is doubted: %s', (phone) =>
  expect(ask('claire@example.org', phone)).toEqual([{ about: 'phone', phone }]),
);

test.each([
  '06 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  '+49 151 1234 5678',
  '+213 555 12 34 56',
  '+1 202 555 0123',
])('a telephone of the usual length is not: %s', (phone) =>
  expect(ask('claire@example.org', phone)).toEqual([]),
);

const plan = { pickupAt: '2027-03-12T09:30', quote: { distanceKm: 42 }, others: [] };
const at = (pickupAt: string) => [{ reference: 'LV-1', pickupAt }];

test('a ride of more than 300 km is doubted', () => {
  expect(findRideDoubts(plan)).toEqual([]);
  expect(findRideDoubts({ ...plan, quote: { distanceKm: 775.4 } })).toEqual([
    { about: 'distance', kilometres: 775 },
  ]);
});

test('a second ride within two hours is doubted, and one before or after is not', () => {
  expect(findRideDoubts({ ...plan, others: at('2027-03-12T11:29') })).toEqual([
    { about: 'rides', reference: 'LV-1', pickupAt: '2027-03-12T11:29' },
  ]);
  for (const other of ['2027-03-12T11:30', '2027-03-12T07:30', '2027-03-13T09:30'])
    expect(findRideDoubts({ ...plan, others: at(other) })).toEqual([]);
});

test('the way back counts like the way there, and so does a ride just after midnight', () => {
  const late = { ...plan, pickupAt: '2027-03-12T18:00', returnAt: '2027-03-12T23:40' };
  const other = { reference: 'LV-2', pickupAt: '2027-03-11T20:00', returnAt: '2027-03-13T00:30' };
  expect(findRideDoubts({ ...late, others: [other] })).toEqual([
    { about: 'rides', reference: 'LV-2', pickupAt: '2027-03-13T00:30' },
  ]);
  expect(findRideDoubts({ ...late, returnAt: null, others: [other] })).toEqual([]);
});

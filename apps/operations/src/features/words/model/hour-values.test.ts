import { expect, test } from 'vitest';
import { findHourFaults, fromHours, toHours } from './hour-values.ts';

const hours = {
  version: '2026-06-02T08:00:00.000Z',
  isPhoneAlways: true,
  week: [
    { day: 1, opens: '08:00', closes: '12:00' },
    { day: 1, opens: '14:00', closes: '24:00' },
    { day: 6, opens: '09:00', closes: '18:00' },
  ],
};

test('what is read of a week is what is sent again, midnight among it', () => {
  const { version: _version, ...sent } = hours;
  const values = fromHours(hours);
  expect(values).toMatchObject({ 'closes 1 1': '00:00', 'opens 7 0': '' });
  expect(toHours(values)).toEqual(sent);
  expect(findHourFaults(values)).toEqual({});
});

test.each([
  [{ 'opens 2 0': '08:00' }, { 'closes 2 0': 'validation.time' }],
  [{ 'closes 2 0': '08:00' }, { 'opens 2 0': 'validation.time' }],
  [{ 'opens 6 0': '18:00' }, { 'closes 6 0': 'validation.absence_end' }],
  [{ 'opens 1 1': '11:30' }, { 'opens 1 1': 'validation.time' }],
])('%j is refused beside its time', (typed, faults) => {
  expect(findHourFaults({ ...fromHours(hours), ...typed })).toEqual(faults);
});

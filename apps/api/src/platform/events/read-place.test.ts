import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';

test.each(['754:754:', '10:14:10,12', '3:9:8'])('%s is a place', (text) => {
  expect(readPlace(text)).toBe(text);
});

test.each([
  '',
  '12',
  '14:10:',
  '10:14:12,11',
  '10:14:14',
  '10:14:9',
  '0:1:',
  '1:2:,',
  "1:2:'",
  '1:99999999999999999999:',
])('%s is none, which PostgreSQL would refuse', (text) => {
  expect(readPlace(text)).toBeUndefined();
});

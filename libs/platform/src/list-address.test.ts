import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

const noFilters = { status: '', from: '', search: '' };
const { readFilters, isFiltered, readPage, withFilters } = listAddress(noFilters, ['from']);

test('filters and page of a list are written to the address and read from it, and other parameters stay', () => {
  const filters = { status: 'failed', from: '2026-11-01', search: '  Orly ' };
  const search = withFilters(new URLSearchParams('remote=payments@1&page=9&status=old'), filters, 3);
  expect(search.toString()).toBe('remote=payments%401&status=failed&from=2026-11-01&search=Orly&page=3');
  expect(readFilters(search)).toEqual({ ...filters, search: 'Orly' });
  expect([readPage(search), isFiltered(readFilters(search))]).toEqual([3, true]);
  expect(withFilters(search, noFilters, 1).toString()).toBe('remote=payments%401');
});

test.each([
  'page=-2&from=yesterday&status=%20',
  'page=1.5&from=2027-02-30&search=%00%1F',
  'page=99999999&from=2027-99-99',
  '',
])('nonsense in the address such as "%s" filters nothing', (address) => {
  const search = new URLSearchParams(address);
  expect(readPage(search)).toBe(1);
  expect(readFilters(search)).toEqual(noFilters);
});

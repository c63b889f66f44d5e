import { expect, test } from 'vitest';
import { filtersOf, isFiltered, noFilters, pageOf, withFilters } from './filters.ts';
import { shownRange } from './shown-range.ts';
import { statusText, statusTone } from './status-tone.ts';

test('filters and page survive in the address, beside what else stands there', () => {
  const filters = { ...noFilters, status: 'failed', dateFrom: '2026-11-01', search: '  Orly ' };
  const search = withFilters(new URLSearchParams('remote=payments@1'), filters, 3);
  expect(search.toString()).toBe('remote=payments%401&status=failed&dateFrom=2026-11-01&search=Orly&page=3');
  expect(filtersOf(search)).toEqual({ ...filters, search: 'Orly' });
  expect(pageOf(search)).toBe(3);
  expect(withFilters(search, noFilters, 1).toString()).toBe('remote=payments%401');
});

test('nonsense in the address narrows nothing', () => {
  const search = new URLSearchParams('page=-2&dateFrom=yesterday&status=%20');
  expect(pageOf(search)).toBe(1);
  expect(isFiltered(filtersOf(search))).toBe(false);
});

test('a page knows which of all results it shows', () => {
  const page = { items: ['a', 'b', 'c'], page: 2, pageCount: 2, perPage: 15, total: 18 };
  expect(shownRange(page)).toEqual({ from: 16, to: 18 });
  expect(shownRange({ ...page, items: [] })).toEqual({ from: 0, to: 0 });
});

test('a status of a newer server is grey and says so', () => {
  expect(statusTone('disputed')).toBe('ended');
  expect(statusText('disputed')).toBe('transactionStatus.unknown');
  expect(statusTone('completed')).toBe('ok');
});

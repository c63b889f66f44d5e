import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

test('the address holds category and page', () => {
  expect(readFilter(new URLSearchParams('category=conseils&page=3'))).toEqual({
    category: 'conseils',
    page: 3,
  });
  expect(readFilter(new URLSearchParams('page=0'))).toEqual({ category: '', page: 1 });
});

test('a changed filter keeps what else the address holds', () => {
  const search = new URLSearchParams('remote=blog%40abc&category=x&page=2');
  expect(writeFilter(search, { category: 'y', page: 1 }).toString()).toBe('remote=blog%40abc&category=y');
  expect(writeFilter(search, { category: '', page: 4 }).toString()).toBe('remote=blog%40abc&page=4');
});

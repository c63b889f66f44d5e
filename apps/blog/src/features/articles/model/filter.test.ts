import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

test('the address contains category, search and page', () => {
  expect(readFilter(new URLSearchParams('category=conseils&q=nice&page=3'))).toEqual({
    category: 'conseils',
    text: 'nice',
    page: 3,
  });
  expect(readFilter(new URLSearchParams('page=0'))).toEqual({ category: '', text: '', page: 1 });
});

test('a changed filter keeps other parameters of the address', () => {
  const search = new URLSearchParams('remote=blog%40abc&category=x&page=2');
  const changed = (category: string, text: string, page: number) =>
    writeFilter(search, { category, text, page }).toString();
  expect(changed('y', '', 1)).toBe('remote=blog%40abc&category=y');
  expect(changed('', 'nice', 4)).toBe('remote=blog%40abc&q=nice&page=4');
});

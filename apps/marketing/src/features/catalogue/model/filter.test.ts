import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));
const write = (search: string, filter: Partial<ReturnType<typeof read>>) =>
  writeFilter(new URLSearchParams(search), { type: '', text: '', page: 1, ...filter }).toString();

test('the address contains type, text and page; invalid values mean the first page of all', () => {
  expect(read('type=van&page=2')).toEqual({ type: 'van', text: '', page: 2 });
  expect(read('q=+tesla+')).toEqual({ type: '', text: 'tesla', page: 1 });
  for (const page of ['0', '-1', '1.5', 'x', '99999999'])
    expect(read(`page=${page}`)).toEqual({ type: '', text: '', page: 1 });
});

test('a search can be limited to a type', () => {
  expect(read('q=tesla&type=van')).toEqual({ type: 'van', text: 'tesla', page: 1 });
  expect(write('type=van', { text: 'tesla', type: 'van' })).toBe('q=tesla&type=van');
});

test('a changed filter keeps other parameters of the address', () => {
  expect(write('remote=booking%40abc&page=3&q=x', { type: 'suv' })).toBe('remote=booking%40abc&type=suv');
  expect(write('', { type: 'suv', page: 2 })).toBe('type=suv&page=2');
});

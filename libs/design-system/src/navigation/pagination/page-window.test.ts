import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('the pagination shows all pages while they fit', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('the pagination shows five pages around the current one, the first and the last, with gaps between', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

it('the pagination shows a page instead of a gap that would hide only that page', () => {
  expect(pageWindow(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap-after', 20]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows all pages while they fit', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('keeps a window of five with the first and last page and gaps', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

it('shows a page instead of a gap for it alone', () => {
  expect(pageWindow(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap-after', 20]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

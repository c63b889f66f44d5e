import { expect, it } from 'vitest';
import { findPlace, stepFrom } from './slide-order.ts';

it('the slides wrap around in both directions', () => {
  expect(stepFrom(0, -1, 5)).toBe(4);
  expect(stepFrom(4, 1, 5)).toBe(0);
  expect(stepFrom(0, 1, 0)).toBe(0);
});

it('slides are placed left and right of the current one, across the ends too', () => {
  expect([0, 1, 2, 3, 4].map((slide) => findPlace(slide, 0, 5))).toEqual([0, 1, 2, -2, -1]);
  expect([0, 1, 2].map((slide) => findPlace(slide, 2, 3))).toEqual([1, -1, 0]);
});

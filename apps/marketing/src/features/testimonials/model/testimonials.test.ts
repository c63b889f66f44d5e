import { buildReview } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { excerpt, ratingKey, toTestimonial, withDefaults } from './testimonials.ts';

const said = (id: number) => toTestimonial(buildReview({ id }));
const defaults = [said(101), said(102), said(103)];
const ids = (count: number) =>
  withDefaults(
    Array.from({ length: count }, (_, index) => said(index + 1)),
    defaults,
  ).map(({ id }) => id);

test('default reviews fill up to three places, and disappear when there are enough real ones', () => {
  expect(ids(0)).toEqual(['101', '102', '103']);
  expect(ids(2)).toEqual(['1', '2', '101']);
  expect(ids(4)).toEqual(['1', '2', '3', '4']);
});

test('a long review is cut between words, within its limit', () => {
  expect(excerpt('Trois rendez-vous, trois adresses', 120)).toBe('Trois rendez-vous, trois adresses');
  expect(excerpt('Trois rendez-vous, trois adresses', 24)).toBe('Trois rendez-vous…');
  expect(excerpt('x'.repeat(130), 120).length).toBeLessThanOrEqual(120);
});

test('all ratings below two stars have the same word', () => {
  expect([5, 2, 1, 0].map(ratingKey)).toEqual([5, 2, 1, 1].map((rating) => `testimonials.ratings.${rating}`));
});

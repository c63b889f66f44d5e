import type { TFunction } from 'i18next';
import type { Testimonial } from './testimonials.ts';

const told = [
  { id: 'first', name: 'C. D.', service: 'airport' },
  { id: 'second', name: 'Y. B.', service: 'business' },
  { id: 'third', name: 'H. R.', service: 'private' },
] as const;

/** Testimonials for a company without reviews: operator content, in the visitor's language. */
export const defaultTestimonials = (
  t: TFunction<'marketing'>,
  common: TFunction,
  isDemonstration: boolean,
): readonly Testimonial[] =>
  told.map(({ service, ...who }) => ({
    ...who,
    role: common(`service.${service}`),
    rating: 5,
    text: t(`testimonials.defaults.${who.id}`),
    isDemonstration,
  }));

import type { Review } from '@livree/contracts';

/** What somebody says of the house. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  /** What they travelled in, or for. */
  readonly role: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Of the text; absent in the visitor's. */
  readonly language?: string | undefined;
  readonly isDemonstration: boolean;
}

export function testimonialOf(review: Review): Testimonial {
  return {
    id: String(review.id),
    name: review.reviewerName,
    role: review.vehicleName ?? '',
    rating: review.rating,
    text: review.comment,
    language: review.language,
    isDemonstration: review.isDemonstration,
  };
}

const fewest = 3;

/** What customers say; while that is less than three, the house's own words fill it up. */
export const withDefaults = (
  said: readonly Testimonial[],
  defaults: readonly Testimonial[],
): readonly Testimonial[] => [...said, ...defaults.slice(0, Math.max(0, fewest - said.length))];

/** A text of at most so many characters, cut between words. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/u, '')}…`;
}

/** The word for a rating, as a key of the messages: 5 to 2, lower ones together. */
export const ratingKey = (rating: number): string =>
  `testimonials.ratings.${Math.max(1, Math.round(rating))}`;

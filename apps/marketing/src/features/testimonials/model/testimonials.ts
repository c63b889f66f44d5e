import type { Review } from '@livree/contracts';

/** A quote about the company. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  /** The vehicle or the service of their ride. */
  readonly role: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** The language of the text; absent if it is the visitor's. */
  readonly language?: string | undefined;
  readonly isDemonstration: boolean;
}

export function toTestimonial(review: Review): Testimonial {
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

/** Customers' reviews, supplemented with default testimonials if there are fewer than three. */
export const withDefaults = (
  said: readonly Testimonial[],
  defaults: readonly Testimonial[],
): readonly Testimonial[] => [...said, ...defaults.slice(0, Math.max(0, fewest - said.length))];

/** A text truncated between words to a number of characters. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/u, '')}…`;
}

const ratings = [5, 4, 3, 2, 1] as const;

/** The word for a rating, as a key of the messages: 5 to 2; lower ones share one. */
export function ratingKey(rating: number) {
  const word = ratings.find((each) => each <= Math.round(rating)) ?? 1;
  return `testimonials.ratings.${word}` as const;
}

import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { languages } from '../shared/language.ts';
import { flag, wholeNumber } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

/** A review is shown after an operator has approved it. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const review = wireObject({
  id: z.number(),
  /** 1 to 5. */
  rating: z.number(),
  title: z.nullable(z.string()),
  comment: z.string(),
  reviewer_name: z.string(),
  reviewer_initials: z.string(),
  is_anonymous: z.boolean(),
  is_featured: z.boolean(),
  /** Written for the demonstration operator: marked as such, and never counted. */
  is_demonstration: z.boolean(),
  status: openEnum(reviewStatuses),
  vehicle_id: z.nullable(z.number()),
  vehicle_name: z.nullable(z.string()),
  /** The language of title and comment. */
  language: z.optional(openEnum(languages)),
  created_at: instant,
  /** How long ago, in the caller's language. */
  created_at_human: z.string(),
});
export type Review = z.output<typeof review>;

/** Customers' reviews only, without demonstration reviews. */
export const reviewStatistics = wireObject({
  total_reviews: z.number(),
  /** One decimal; null if there are none. */
  average_rating: z.nullable(z.number()),
  featured_reviews: z.number(),
  /** The number of reviews for 1, 2, 3, 4 and 5. */
  rating_distribution: z.record(z.string(), z.number()),
});
export type ReviewStatistics = z.output<typeof reviewStatistics>;

const ratingText = z.codec(z.string().check(z.regex(/^[1-5]$/, 'validation.rating')), z.int(), {
  decode: Number,
  encode: String,
});

/** `approved` by default. */
export const reviewFilters = { status: z.optional(z.enum(reviewStatuses, 'validation.invalid')) };

export const reviewQuery = wireRequest({
  limit: z.optional(wholeNumber),
  vehicle_id: z.optional(wholeNumber),
  rating: z.optional(ratingText),
  featured: z.optional(flag),
  /** Only operators can request another status than approved. */
  ...reviewFilters,
});

export const reviewLimitQuery = wireRequest({ limit: z.optional(wholeNumber) });

const largestId = 2_147_483_647;

export const reviewRequest = wireRequest({
  reservation_id: z
    .int('validation.required')
    .check(z.minimum(1, 'validation.invalid'), z.maximum(largestId, 'validation.invalid')),
  rating: z
    .int('validation.rating')
    .check(z.minimum(1, 'validation.rating'), z.maximum(5, 'validation.rating')),
  title: maybe(z.string().check(z.trim(), z.maxLength(120, 'validation.too_long'))),
  comment: z
    .string('validation.comment_min')
    .check(z.trim(), z.minLength(10, 'validation.comment_min'), z.maxLength(2000, 'validation.too_long')),
  is_anonymous: maybe(z.boolean()),
});
export type ReviewRequest = z.output<typeof reviewRequest>;

/** `is_featured` stays unchanged if it is missing. */
export const reviewApproval = wireRequest({ is_featured: maybe(z.boolean()) });

export const reviewsAnswer = envelope(z.array(review));
export const reviewAnswer = envelope(review);
export const reviewStatisticsAnswer = envelope(reviewStatistics);

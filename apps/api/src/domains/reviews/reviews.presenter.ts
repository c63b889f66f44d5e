import type { Language, Review, ReviewStatistics } from '@livree/contracts';
import { translate } from '../../platform/http/index.ts';
import { toInitials, visibleName } from './model/shown-name.ts';
import { timeAgo } from './model/time-ago.ts';
import { wordsIn } from './review-words.ts';
import type { Reviewer } from './reviewers.ts';
import type { RatingCount, ReviewRow } from './reviews.repository.ts';

/** @property isCustomer whether the reader is signed in */
export interface ReadBy {
  readonly language: Language;
  readonly isCustomer: boolean;
}

export type Reader = ReadBy & { readonly now: Date };

interface Known {
  /** By id. */
  readonly vehicles: ReadonlyMap<number, string>;
  readonly reviewer: Reviewer | undefined;
}

export function presentReview(row: ReviewRow, { vehicles, reviewer }: Known, reader: Reader): Review {
  const { language, now } = reader;
  const shown = visibleName(row.reviewer_name, reviewer, reader.isCustomer);
  const name = row.is_anonymous ? translate(language, 'reviews.anonymous') : shown;
  return {
    id: row.id,
    rating: row.rating,
    ...wordsIn(row, language),
    reviewerName: name,
    reviewerInitials: toInitials(name),
    isAnonymous: row.is_anonymous,
    isFeatured: row.is_featured,
    isDemonstration: row.is_demonstration,
    status: row.status,
    vehicleId: row.vehicle_id,
    vehicleName: vehicles.get(row.vehicle_id ?? 0) ?? null,
    createdAt: row.created_at.toISOString(),
    createdAtHuman: timeAgo(row.created_at, now, language),
  };
}

export function presentStatistics(counts: readonly RatingCount[]): ReviewStatistics {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const given = new Map(counts.map(({ rating, count }) => [rating, count]));
  return {
    totalReviews: total,
    averageRating: total === 0 ? null : Math.round((points / total) * 10) / 10,
    featuredReviews: counts.reduce((sum, { featured }) => sum + featured, 0),
    ratingDistribution: Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [rating, given.get(rating) ?? 0])),
  };
}

import type { Language, Review, ReviewStatistics } from '@livree/contracts';
import { say } from '../../platform/http/index.ts';
import { initialsOf } from './model/shown-name.ts';
import { timeAgo } from './model/time-ago.ts';
import type { RatingCount, ReviewRow } from './reviews.repository.ts';

export type Reader = { readonly language: Language; readonly now: Date };

/** @param vehicleNames by id */
export function presentReview(
  row: ReviewRow,
  vehicleNames: ReadonlyMap<number, string>,
  { language, now }: Reader,
): Review {
  const name = row.is_anonymous ? say(language, 'reviews.anonymous') : row.reviewer_name;
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    reviewerName: name,
    reviewerInitials: initialsOf(name),
    isAnonymous: row.is_anonymous,
    isFeatured: row.is_featured,
    isDemonstration: row.is_demonstration,
    status: row.status,
    vehicleId: row.vehicle_id,
    vehicleName: vehicleNames.get(row.vehicle_id ?? 0) ?? null,
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

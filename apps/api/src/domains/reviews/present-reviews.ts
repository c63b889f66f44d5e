import type { Language, Review } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { vehicleNames } from '../fleet/index.ts';
import { presentReview } from './reviews.presenter.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Rows as their reader sees them. */
export async function presentReviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly ReviewRow[],
  language: Language,
): Promise<Review[]> {
  const names = await vehicleNames(
    db,
    rows.flatMap(({ vehicle_id: id }) => id ?? []),
  );
  return rows.map((row) => presentReview(row, names, { language, now: clock.now() }));
}

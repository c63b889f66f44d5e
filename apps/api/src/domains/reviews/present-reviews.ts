import type { Review } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { vehicleNames } from '../fleet/index.ts';
import type { Reviewers } from './reviewers.ts';
import { presentReview, type ReadBy } from './reviews.presenter.ts';
import type { ReviewRow } from './reviews.repository.ts';

export type ReviewDeps = Pick<Deps, 'db' | 'clock'> & { readonly reviewers: Reviewers };

/** Rows as their reader sees them. */
export async function presentReviews(
  { db, clock, reviewers }: ReviewDeps,
  rows: readonly ReviewRow[],
  reader: ReadBy,
): Promise<Review[]> {
  const vehicles = await vehicleNames(
    db,
    rows.flatMap(({ vehicle_id: id }) => id ?? []),
    reader.language,
  );
  const names = await reviewers([...new Set(rows.flatMap(({ customer_id: id }) => id ?? []))]);
  return rows.map((row) => {
    const reviewer = names.get(row.customer_id ?? 0);
    return presentReview(row, { vehicles, reviewer }, { ...reader, now: clock.now() });
  });
}

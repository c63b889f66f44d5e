import type { ReviewStatus } from '@livree/contracts';
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ReviewTable } from './reviews.tables.ts';

export type ReviewRow = Selectable<ReviewTable>;

export interface ReviewFilter {
  readonly status: ReviewStatus;
  readonly vehicleId?: number | undefined;
  readonly rating?: number | undefined;
  readonly featured?: boolean | undefined;
  /** Whether demonstration reviews are included. */
  readonly demonstration: boolean;
}

const matching = (db: Connection, { status, vehicleId, rating, featured, demonstration }: ReviewFilter) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', status)
    .$if(vehicleId !== undefined, (query) => query.where('vehicle_id', '=', vehicleId ?? 0))
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
    .$if(featured === true, (query) => query.where('is_featured', 'is', true))
    .$if(featured === false, (query) => query.where('is_featured', 'is', false))
    .$if(!demonstration, (query) => query.where('is_demonstration', '=', false));

/** Newest first. */
export function newestReviews(db: Connection, filter: ReviewFilter, limit: number): Promise<ReviewRow[]> {
  return matching(db, filter).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A page of reviews, the newest first. */
export async function pageOfReviews(
  db: Connection,
  filter: ReviewFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const rows = await matching(db, filter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The reviews below an identifier, the last written first. */
export const reviewsBelow = (
  db: Connection,
  filter: ReviewFilter,
  id: number,
  limit: number,
): Promise<ReviewRow[]> =>
  matching(db, filter).where('id', '<', id).orderBy('id', 'desc').limit(limit).execute();

export function reviewById(db: Connection, id: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns undefined if the ride has a review */
export function addReview(db: Connection, review: Insertable<ReviewTable>): Promise<ReviewRow | undefined> {
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('reservation_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function lockReview(trx: Connection, id: number): Promise<ReviewRow | undefined> {
  return trx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface ReviewDecision {
  readonly status: ReviewStatus;
  readonly is_featured?: boolean;
}

export function decideReview(
  db: Connection,
  id: number,
  decision: ReviewDecision,
): Promise<ReviewRow | undefined> {
  return db.updateTable('reviews').set(decision).where('id', '=', id).returningAll().executeTakeFirst();
}

export interface RatingCount {
  readonly rating: number;
  readonly count: number;
  readonly featured: number;
}

/** The count of each rating in customers' approved reviews. */
export function ratingCounts(db: Connection): Promise<RatingCount[]> {
  return db
    .selectFrom('reviews')
    .select('rating')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('is_featured', 'is', true).as('featured'),
    ])
    .where('status', '=', 'approved')
    .where('is_demonstration', '=', false)
    .groupBy('rating')
    .execute();
}

export function reviewsOfCustomer(db: Connection, customerId: number): Promise<ReviewRow[]> {
  return db.selectFrom('reviews').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();
}

export async function giveReviews(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}

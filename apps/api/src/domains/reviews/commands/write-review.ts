import type { Language, ReviewRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, type Caller } from '../../../platform/http/index.ts';
import { ownReservation } from '../../reservations/index.ts';
import { shownName } from '../model/shown-name.ts';
import { addReview, type ReviewRow } from '../reviews.repository.ts';

/**
 * Stores a customer's review of one of their completed rides, once; it waits for an operator.
 * @param language of the review
 * @throws AppError 404 or 409
 */
export async function writeReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reservationId, rating, title, comment, isAnonymous }: ReviewRequest,
  caller: Caller,
  language: Language,
): Promise<ReviewRow> {
  const ride = await ownReservation(db, reservationId, caller.id);
  if (!ride) throw new AppError('reservations.not_found');
  if (ride.status !== 'completed') throw new AppError('reviews.ride_not_completed');
  const review = await addReview(db, {
    customer_id: caller.id,
    reservation_id: ride.id,
    vehicle_id: ride.vehicle_id,
    rating,
    title: title || null,
    comment,
    reviewer_name: shownName(caller.name),
    is_anonymous: isAnonymous ?? false,
    language,
    created_at: clock.now(),
  });
  if (!review) throw new AppError('reviews.already_written');
  return review;
}

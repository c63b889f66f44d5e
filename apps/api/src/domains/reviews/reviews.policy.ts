import { mayCall, type ReviewStatus, routes } from '@livree/contracts';
import { AppError, type Caller } from '../../platform/http/index.ts';
import type { ReviewRow } from './reviews.repository.ts';

const mayModerate = (caller: Caller | null): boolean =>
  caller !== null && mayCall(caller.role, routes.reviews.approve.auth);

/** @throws AppError 401 or 403 if somebody who publishes no reviews requests reviews with a status */
export function refuseUnread(status: ReviewStatus, caller: Caller | null): void {
  if (status === 'approved' || mayModerate(caller)) return;
  throw new AppError(caller ? 'forbidden' : 'login_required');
}

/** Everyone sees approved reviews; authors, and who publishes reviews, see one before. */
export function maySee(review: ReviewRow, caller: Caller | null, isDemonstration: boolean): boolean {
  if (review.is_demonstration && !isDemonstration) return false;
  if (review.status === 'approved' || mayModerate(caller)) return true;
  return caller !== null && review.customer_id === caller.id;
}

import type { ReviewStatus } from '@livree/contracts';
import { AppError, type Caller } from '../../platform/http/index.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** @throws AppError 401 or 403 if somebody other than an operator requests reviews with a status */
export function refuseUnread(status: ReviewStatus, caller: Caller | null): void {
  if (status === 'approved' || caller?.role === 'operator') return;
  throw new AppError(caller ? 'forbidden' : 'login_required');
}

/** Everyone sees approved reviews; authors and operators see a review before. */
export function maySee(review: ReviewRow, caller: Caller | null, isDemonstration: boolean): boolean {
  if (review.is_demonstration && !isDemonstration) return false;
  if (review.status === 'approved' || caller?.role === 'operator') return true;
  return caller !== null && review.customer_id === caller.id;
}

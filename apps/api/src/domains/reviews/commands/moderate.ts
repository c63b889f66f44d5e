import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { decideReview, lockReview, type ReviewDecision, type ReviewRow } from '../reviews.repository.ts';

const shown = ({ status, is_featured: isFeatured }: ReviewRow) => ({ status, is_featured: isFeatured });

/** Publishes a review, puts it forward, or keeps it from being shown. Undefined if there is none. */
export function moderate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  decision: ReviewDecision,
  actor: Actor,
): Promise<ReviewRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockReview(trx, id);
    const after = before && (await decideReview(trx, id, decision));
    if (!after) return undefined;
    await recordAct(trx, {
      actor,
      at: clock.now(),
      act: decision.status === 'approved' ? 'reviews.approve' : 'reviews.reject',
      subject: 'reviews',
      subjectId: id,
      before: shown(before),
      after: shown(after),
    });
    return after;
  });
}

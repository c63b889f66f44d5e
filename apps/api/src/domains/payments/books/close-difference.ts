import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { closeDifference } from './books.repository.ts';

/**
 * Closes a difference that an operator has dealt with, and records how. @throws AppError `payments.not_found` if it is
 * closed already
 */
export async function settleDifference(
  { db, clock }: PaymentDependencies,
  { id, note, actor }: { readonly id: number; readonly note: string; readonly actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const closed = await closeDifference(trx, id, clock.now());
    if (!closed) throw new AppError('payments.not_found');
    await recordAct(trx, {
      actor,
      at: clock.now(),
      act: 'payments.closeDifference',
      subject: 'differences',
      subjectId: id,
      before: { kind: closed.kind, reference: closed.reference },
      after: { note },
    });
  });
}

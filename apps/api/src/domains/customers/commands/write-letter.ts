import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { createFingerprint, keyedRequests } from '../../../platform/idempotency/index.ts';
import { lockUser } from '../../identity/index.ts';
import { letterMailJob } from '../customers.jobs.ts';
import { addLetter } from '../letters.repository.ts';
import { isCustomer } from '../model/is-customer.ts';

interface LetterOrder {
  readonly customerId: number;
  readonly subject: string;
  readonly message: string;
  readonly actor: Actor;
  /** The same for a repeated request; null if it cannot be repeated. */
  readonly key: string | null;
}

const letters = keyedRequests({
  call: 'customers.write',
  mismatch: 'payments.idempotency_mismatch',
  outcome: z.object({ letterId: z.int() }),
});

/**
 * Writes to a customer by mail, once for a repeated request. The words stay with the account; the act says only that
 * somebody wrote.
 * @throws AppError `customers.not_found` or `payments.idempotency_mismatch`
 */
export async function writeLetter(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { customerId, subject, message, actor, key }: LetterOrder,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, customerId);
    if (!isCustomer(user)) throw new AppError('customers.not_found');
    const now = clock.now();
    const request = key !== null && {
      userId: actor.id,
      key,
      fingerprint: createFingerprint([customerId, subject, message]),
    };
    if (request && (await letters.claim(trx, request, now))) return;
    const row = {
      customer_id: customerId,
      writer_name: actor.name,
      subject,
      message,
      created_at: now,
    };
    const letterId = await addLetter(trx, row);
    if (request) await letters.save(trx, request, { letterId });
    await jobs.send(trx, letterMailJob, { letterId });
    await recordAct(trx, {
      actor,
      at: now,
      act: 'customers.write',
      subject: 'customers',
      subjectId: customerId,
      before: null,
      after: null,
    });
  });
}

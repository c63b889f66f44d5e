import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockUser } from '../../identity/index.ts';
import { letterMailJob } from '../customers.jobs.ts';
import { addLetter } from '../letters.repository.ts';
import { isCustomer } from '../model/is-customer.ts';

interface LetterOrder {
  readonly customerId: number;
  readonly subject: string;
  readonly message: string;
  readonly actor: Actor;
}

/**
 * Writes to a customer by mail. The words stay with the account; the act says only that somebody wrote.
 * @throws AppError `customers.not_found`
 */
export async function writeLetter(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { customerId, subject, message, actor }: LetterOrder,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, customerId);
    if (!isCustomer(user)) throw new AppError('customers.not_found');
    const now = clock.now();
    const row = {
      customer_id: customerId,
      writer_name: actor.name,
      subject,
      message,
      created_at: now,
    };
    await jobs.send(trx, letterMailJob, { letterId: await addLetter(trx, row) });
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

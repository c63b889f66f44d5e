import type { NewCustomer } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { addGuest, type UserRow } from '../../identity/index.ts';

/** Adds a customer on the telephone: an account without a password, which nobody is signed in by. */
export function addCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { language, ...guest }: NewCustomer,
  actor: Actor,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const user = await addGuest(trx, guest, { language, now });
    await recordAct(trx, {
      actor,
      at: now,
      act: 'customers.add',
      subject: 'customers',
      subjectId: user.id,
      before: null,
      after: null,
    });
    return user;
  });
}

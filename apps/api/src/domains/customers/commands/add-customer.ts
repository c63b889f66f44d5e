import type { NewCustomer } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { addGuest, type UserRow } from '../../identity/index.ts';

interface CustomerOrder {
  readonly customer: NewCustomer;
  readonly actor: Actor;
  readonly now: Date;
  /** The file that an operator brought the customer in. */
  readonly file?: string;
}

/** Adds a customer on the telephone: an account without a password, which nobody is signed in by. */
export function addCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: NewCustomer,
  actor: Actor,
): Promise<UserRow> {
  return db.transaction().execute((trx) => insertCustomer(trx, { customer, actor, now: clock.now() }));
}

/** The same, inside a transaction. */
export async function insertCustomer(
  trx: Connection,
  { customer: { language, ...guest }, actor, now, file }: CustomerOrder,
): Promise<UserRow> {
  const isImported = file !== undefined;
  const user = await addGuest(trx, guest, { language, now, isImported });
  await recordAct(trx, {
    actor,
    at: now,
    act: isImported ? 'imports.run' : 'customers.add',
    subject: 'customers',
    subjectId: user.id,
    before: null,
    after: isImported ? { file } : null,
  });
  return user;
}

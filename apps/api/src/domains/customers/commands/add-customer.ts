import type { NewCustomer } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { createFingerprint, keyedRequests } from '../../../platform/idempotency/index.ts';
import { addGuest, userById, type UserRow } from '../../identity/index.ts';
import { isCustomer } from '../model/is-customer.ts';

interface CustomerOrder {
  readonly customer: NewCustomer;
  readonly actor: Actor;
  readonly now: Date;
  /** The file that an operator brought the customer in. */
  readonly file?: string;
}

interface Addition extends Pick<CustomerOrder, 'customer' | 'actor'> {
  /** The same for a repeated request; null if it cannot be repeated. */
  readonly key: string | null;
}

const additions = keyedRequests({
  call: 'customers.add',
  mismatch: 'payments.idempotency_mismatch',
  outcome: z.object({ customerId: z.int() }),
});

/**
 * Adds a customer on the telephone: an account without a password, which nobody is signed in by. A repeated request
 * returns the first customer.
 */
export function addCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, actor, key }: Addition,
): Promise<UserRow> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    if (key === null) return insertCustomer(trx, { customer, actor, now });
    const { name, email, phone, language } = customer;
    const request = { userId: actor.id, key, fingerprint: createFingerprint([name, email, phone, language]) };
    const known = await additions.claim(trx, request, now);
    const first = known?.outcome ? await userById(trx, known.outcome.customerId) : undefined;
    if (isCustomer(first)) return first;
    const added = await insertCustomer(trx, { customer, actor, now });
    await additions.save(trx, request, { customerId: added.id });
    return added;
  });
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

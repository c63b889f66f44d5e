import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { recordAct } from '../../../platform/audit/index.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { type CustomerRemoval, isCustomer } from '../../customers/index.ts';
import { contactAddress, lockUser, type UserRow } from '../../identity/index.ts';
import { endAccount } from './end-account.ts';

const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/**
 * Deletes a customer's account for an operator, on the customer's request, as the customer would.
 * @throws AppError `customers.not_found`, also for an operator's account; 422 for another name;
 * `customers.ride_too_near` while a ride is under way or too near for its customer to cancel
 */
export async function removeCustomer(
  deps: Deps,
  { customerId, name, actor }: CustomerRemoval,
): Promise<void> {
  const remove = async (trx: Connection): Promise<void> => {
    const user = await lockUser(trx, customerId);
    if (!isCustomer(user)) throw new AppError('customers.not_found');
    if (plainName(name) !== plainName(user.name)) throw fieldError('name', 'validation.customer_name');
    await recordAct(trx, {
      actor,
      at: deps.clock.now(),
      act: 'customers.remove',
      subject: 'customers',
      subjectId: customerId,
      before: null,
      after: { cancelled_rides: await end(trx, deps, user) },
    });
  };
  await retryConflicts(() => deps.db.transaction().execute(remove));
}

async function end(trx: Connection, deps: Deps, user: UserRow): Promise<number> {
  const language = z.parse(languageSchema, user.language);
  const person = { id: user.id, email: contactAddress(user), language };
  try {
    return await endAccount(trx, deps, { person, user });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'settings.ride_too_near') throw error;
    throw new AppError('customers.ride_too_near', { hours: Number(error.params['hours']) });
  }
}

import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { formerCustomerId, removeUser } from '../../identity/index.ts';
import { personalData } from '../personal-data.ts';
import { removeFileJob } from '../settings.jobs.ts';

/** What deletes an account knows of it. */
export interface LeavingAccount {
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly phone: string | null;
  readonly avatar: string | null;
}

/**
 * Deletes everything about a person inside the caller's transaction, which has locked the account; what the law keeps
 * stays without the person.
 */
export async function forgetAccount(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { person, account }: { readonly person: Person; readonly account: LeavingAccount },
): Promise<void> {
  // A guest's address may be somebody else's: what is stored under it alone stays.
  const owner = { ...person, email: account.email, isConfirmed: account.email_verified_at !== null };
  const heir = await formerCustomerId(trx, clock.now());
  for (const part of personalData) await part.forgetPerson?.(trx, owner, heir);
  await removeUser(trx, person.id);
  const email = owner.isConfirmed ? owner.email : null;
  await jobs.forget(trx, { userId: person.id, email, phone: account.phone });
  if (account.avatar) await jobs.send(trx, removeFileJob, { path: account.avatar });
}

import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { limitAttempts } from '../commands/limit-attempts.ts';
import { guestLinkMailJob } from '../identity.jobs.ts';
import { userById } from '../identity.repository.ts';
import { guestLinkMails } from '../model/attempt-limits.ts';
import { readGuestKey } from './guest-key.ts';

/** Who asks: the reader of a mail with a key, or a signed-in guest. */
export interface Asker {
  readonly key: string | null;
  readonly callerId: number | null;
}

/**
 * Queues a mail with a link to the guest's own address, whoever asks.
 * @throws AppError `identity.guest_link_invalid` without a guest, `identity.not_a_guest` once the account is kept,
 * `rate_limited`
 */
export async function requestGuestLink(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { key, callerId }: Asker,
): Promise<void> {
  const userId = key === null ? callerId : readGuestKey(deps.config, key);
  const user = userId == null ? undefined : await userById(deps.db, userId);
  if (!user) throw new AppError('identity.guest_link_invalid');
  if (user.guest_email === null) throw new AppError('identity.not_a_guest');
  await limitAttempts(deps, guestLinkMails, user.guest_email).take();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, guestLinkMailJob, { userId: user.id }));
}

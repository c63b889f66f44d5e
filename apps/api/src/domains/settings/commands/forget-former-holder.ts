import type { Deps } from '../../../deps.ts';
import { userById } from '../../identity/index.ts';
import { removeAllSubscriptions } from '../../notifications/index.ts';
import { changeChoices } from '../settings.repository.ts';

/** Where messages go again after somebody prepared an account that was not theirs: not to a telephone of their choice. */
const safeChoices = { sms_notifications: false, login_notifications: true } as const;

/**
 * Ends the messages to browsers that may no longer be the holder's. If nobody had confirmed the address before, a
 * stranger may have chosen the telephone, too, and turned off the notices of a sign-in.
 */
export async function forgetFormerHolder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, wasConfirmed }: { readonly userId: number; readonly wasConfirmed: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await userById(trx, userId))) return;
    await removeAllSubscriptions(trx, userId);
    if (!wasConfirmed) await changeChoices(trx, userId, safeChoices, clock.now());
  });
}

import type { Connection } from '../../../platform/db/index.ts';
import { changeUser } from '../identity.repository.ts';
import { changeSessionExpiry } from '../sessions.repository.ts';

/**
 * Sets the idle timeout of a user's sessions, including open ones. Remembered ones keep their 30 days. @param minutes
 * 5 to 480
 */
export async function changeSessionTimeout(trx: Connection, userId: number, minutes: number): Promise<void> {
  await changeUser(trx, userId, { session_timeout_minutes: minutes });
  await changeSessionExpiry(trx, userId, minutes);
}

import type { Deps } from '../../deps.ts';
import type { SecurityEvent } from './security-event.ts';
import { addSecurityEvent } from './security-events.repository.ts';

const minute = 60_000;

/**
 * Writes a security event to the log and the table. Call it once the event is certain, outside transactions. If the
 * table cannot be written, the log gets an error, but the call does not fail.
 */
export async function recordSecurityEvent(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { kind, call, outcome, userId, subject = '', network = '' }: SecurityEvent,
): Promise<void> {
  log.warn({ kind, call, outcome, userId, subject, network }, 'security event');
  const start = new Date(Math.floor(clock.now().getTime() / minute) * minute);
  const row = { minute: start, kind, call, subject, outcome, user_id: userId, network };
  await addSecurityEvent(db, row).catch((error: unknown) =>
    log.error({ err: error }, 'a security event was not kept'),
  );
}

import type { Deps } from '../../deps.ts';
import type { SecurityEvent } from './security-event.ts';
import { addSecurityEvent } from './security-events.repository.ts';

const minute = 60_000;

/**
 * Tells the log and the table of a security event. Call it once the event is certain, outside of transactions. A table
 * that cannot be written is an error in the log and no failure of what happened.
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

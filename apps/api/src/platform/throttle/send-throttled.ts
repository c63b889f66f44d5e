import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { Sending } from '../mail/index.ts';
import { recordSecurityEvent } from '../security/index.ts';
import { type Allowance, returnTurn, takeTurn } from './turns.repository.ts';

export type ThrottleDependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

export interface Throttled {
  /** What is counted, such as `mail.reminder`. */
  readonly kind: string;
  /** The mailbox or telephone; only a hash is stored. */
  readonly recipient: string;
  readonly allowance: Allowance;
}

/**
 * Sends a message if its recipient may still get one of its kind, whoever caused the others. A message above the
 * allowance is dropped and recorded as a security event. A failed one does not count.
 */
export async function sendThrottled(
  deps: ThrottleDependencies,
  { kind, recipient, allowance }: Throttled,
  send: () => Promise<void>,
): Promise<Sending> {
  const { db, clock, config } = deps;
  const key = createHash('sha256').update(`${kind} ${recipient}`).digest('hex');
  const scaled = (count: number) => Math.max(1, Math.round(count * config.rateLimitScale));
  const allowed = { hour: scaled(allowance.hour), day: scaled(allowance.day) };
  if (!(await takeTurn(db, key, allowed, clock.now()))) {
    await recordSecurityEvent(deps, { kind: 'limit', call: kind, outcome: 'dropped', userId: null });
    return 'held_back';
  }
  try {
    await send();
    return 'sent';
  } catch (error) {
    await returnTurn(db, key);
    throw error;
  }
}

import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { attemptFreeAt, removeAttempts, takeAttempt, undoAttempt } from '../attempts.repository.ts';
import type { AttemptLimit } from '../model/attempt-limits.ts';

export interface Attempts {
  /** Counts an attempt before its outcome is known. @throws AppError `rate_limited` with the seconds to wait */
  take(): Promise<void>;
  /** Removes the attempt from the count, because it succeeded. */
  uncount(): Promise<void>;
  forget(db: Connection): Promise<void>;
}

/**
 * @param subject the e-mail address, IP address or browser that the attempts belong to, known or not; only its hash
 * is stored
 */
export function limitAttempts(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  limit: AttemptLimit,
  subject: string,
): Attempts {
  const key = createHash('sha256').update(`${limit.purpose} ${subject}`).digest('hex');
  const scaled = { ...limit, free: Math.max(1, Math.round(limit.free * config.rateLimitScale)) };
  return {
    async take() {
      const now = clock.now();
      if (await takeAttempt(db, key, scaled, now)) return;
      const freeAt = await attemptFreeAt(db, key);
      const wait = Math.ceil(((freeAt?.getTime() ?? 0) - now.getTime()) / 1000);
      throw new AppError('rate_limited', { seconds: Math.max(1, wait) });
    },
    uncount: () => undoAttempt(db, key),
    forget: (trx) => removeAttempts(trx, key),
  };
}

import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { addAttempt, attemptsSince, removeAttempts } from '../account-attempts.repository.ts';

/** How often one account may be tried at one thing, from however many addresses. */
export type Allowance = { readonly purpose: string; readonly max: number; readonly minutes: number };

/** Passwords of one account: at log-in, and wherever a signed-in person confirms theirs. */
export const passwordAttempts: Allowance = { purpose: 'password', max: 10, minutes: 15 };

export type AttemptLimit = {
  /** @throws AppError `rate_limited` with the seconds until the window is over */
  refuseExcess(): Promise<void>;
  count(): Promise<void>;
  forget(trx: Connection): Promise<void>;
};

/** @param account an e-mail address, of an account or of none; only its hash is kept */
export function limitAttempts(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { purpose, max, minutes }: Allowance,
  account: string,
): AttemptLimit {
  const now = clock.now();
  const windowMs = minutes * 60_000;
  const windowStart = new Date(now.getTime() - windowMs);
  const key = createHash('sha256').update(`${purpose} ${account}`).digest('hex');
  return {
    async refuseExcess() {
      const past = await attemptsSince(db, key, windowStart);
      if (!past || past.attempts < max * config.rateLimitScale) return;
      const seconds = Math.ceil((past.windowStartedAt.getTime() + windowMs - now.getTime()) / 1000);
      throw new AppError('rate_limited', { seconds: Math.max(1, seconds) });
    },
    count: () => addAttempt(db, key, windowStart, now),
    forget: (trx) => removeAttempts(trx, key),
  };
}

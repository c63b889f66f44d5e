import type { SecuritySummary } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { countSecurityEvents } from '../../platform/security/index.ts';
import { daysBefore } from './days-before.ts';

/** Counts each security event of the last days, most frequent first. @param days at most the number that is stored */
export async function summariseSecurity(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  days: number,
): Promise<SecuritySummary> {
  const keptDays = config.securityEventDays;
  const since = daysBefore(clock.now(), Math.min(Math.max(days, 1), keptDays));
  const rows = await countSecurityEvents(db, since);
  const counts = rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
  return { since: since.toISOString(), keptDays, counts };
}

import { composeLive } from '../composition/compose-live.ts';
import type { Ledger } from '../ledger.ts';
import type { LogState } from '../log/log-state.ts';
import { assertPromotable } from '../operations/assert-promotable.ts';

/**
 * Checks what lines would make live if they were added to the log, as `promote` and `rollback` do: whoever holds a
 * team's key may run another program.
 * @param ledger without these lines
 * @throws Refusal that names what does not match, or what would break
 */
export async function assertMovesFit(
  ledger: Ledger,
  before: LogState,
  after: LogState,
  now: Date,
): Promise<void> {
  const added = after.entries.slice(before.entries.length);
  if (after.live === before.live) return;
  await composeLive(ledger, after.live);
  const promoted = added.flatMap((entry) =>
    entry.act === 'promote' ? [[entry.remote, entry.version] as const] : [],
  );
  await assertPromotable(ledger, Object.fromEntries(promoted), now);
}

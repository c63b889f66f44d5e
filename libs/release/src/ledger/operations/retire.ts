import type { Ledger } from '../ledger.ts';
import { Refusal } from '../refusal.ts';

/**
 * Takes a remote offline and returns the version that was live. Its paths answer 404, or redirect to the path `to` of
 * another remote, also if it is offline already and they led elsewhere. Its releases stay: `promote` and `rollback` bring
 * it back.
 * @throws Refusal for the shell, if it has no live release, if it is offline in this way already, if others place its
 *   slots, or if nobody owns `to`
 */
export async function retire(
  ledger: Ledger,
  { remote, to }: { readonly remote: string; readonly to?: string | undefined },
  now: Date,
): Promise<string> {
  const [move] = await ledger.move(now, async (live) => {
    const version = live.trails[remote]?.[0];
    if (version === undefined) throw new Refusal(`${remote} has no live release`);
    const retired = live.retired[remote];
    if (retired !== undefined && retired.to === to)
      throw new Refusal(`${remote} is offline already; rollback ${remote} brings it back`);
    return [{ act: 'retire', remote, version, ...(to !== undefined && { to }) }];
  });
  return move?.version ?? '';
}

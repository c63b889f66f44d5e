import { releaseName } from '../../release-name.ts';
import { composeLive } from '../composition/compose-live.ts';
import type { Ledger } from '../ledger.ts';
import { applyMoves, type Live } from '../log/moves.ts';
import { Refusal } from '../refusal.ts';

/** What was live before: the same version, if it was taken offline since. */
function versionBefore({ trails, retired }: Live, remote: string): string {
  const [live, earlier] = trails[remote] ?? [];
  if (live === undefined) throw new Refusal(`${remote} has no live release`);
  if (retired[remote] !== undefined) return live;
  if (earlier === undefined)
    throw new Refusal(`${releaseName(remote, live)} is the first live release; there is none to go back to`);
  return earlier;
}

/**
 * Makes the previous release of a remote, or of the shell, live again and returns its version.
 * @throws Refusal if there is none, or if it no longer matches the others
 */
export async function rollback(ledger: Ledger, remote: string, now: Date): Promise<string> {
  const [move] = await ledger.move(now, async (live) => {
    const back = { act: 'rollback', remote, version: versionBefore(live, remote) } as const;
    await composeLive(ledger, applyMoves(live, [back]));
    return [back];
  });
  return move?.version ?? '';
}

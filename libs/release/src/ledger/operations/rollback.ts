import { releaseName } from '../../release-name.ts';
import { composeLive } from '../composition/compose-live.ts';
import type { Ledger, Live } from '../ledger.ts';
import { Refusal } from '../refusal.ts';

/** What was live before: the same version, if it was taken offline since. */
function goBack({ trails, retired }: Live, remote: string): Live {
  const [live, ...earlier] = trails[remote] ?? [];
  if (live === undefined) throw new Refusal(`${remote} has no live release`);
  if (retired[remote] !== undefined) {
    const { [remote]: _, ...others } = retired;
    return { trails, retired: others };
  }
  if (earlier[0] === undefined)
    throw new Refusal(`${releaseName(remote, live)} is the first live release; there is none to go back to`);
  return { trails: { ...trails, [remote]: earlier }, retired };
}

/**
 * Makes the previous release of a remote, or of the shell, live again and returns its version.
 * @throws Refusal if there is none, or if it no longer matches the others
 */
export async function rollback(ledger: Ledger, remote: string, now: Date): Promise<string> {
  let restored = '';
  await ledger.moveLive(async (live) => {
    const next = goBack(live, remote);
    await composeLive(ledger, next);
    restored = next.trails[remote]?.[0] ?? '';
    return next;
  });
  await ledger.record([{ at: now.toISOString(), act: 'rollback', remote, version: restored }]);
  return restored;
}

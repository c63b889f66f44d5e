import { releaseName } from '../../release-name.ts';
import { composeOrRefuse, type ShellOffer } from '../composition/compose.ts';
import type { Ledger } from '../ledger.ts';
import { liveVersions, readReleases } from '../live-releases.ts';
import { Refusal } from '../refusal.ts';

/**
 * Makes live again what was live before, and answers that version.
 * @throws Refusal when nothing was, or when it no longer fits the rest.
 */
export async function rollback(
  ledger: Ledger,
  shell: ShellOffer,
  remote: string,
  now: Date,
): Promise<string> {
  let restored = '';
  await ledger.moveLive(async (trails) => {
    const [live, ...earlier] = trails[remote] ?? [];
    if (live === undefined) throw new Refusal(`${remote} has no live release`);
    if (earlier[0] === undefined)
      throw new Refusal(
        `${releaseName(remote, live)} is the first release that was live; there is none to go back to`,
      );
    restored = earlier[0];
    const next = { ...trails, [remote]: earlier };
    composeOrRefuse(await readReleases(ledger, liveVersions(next)), shell);
    return next;
  });
  await ledger.record([{ at: now.toISOString(), act: 'rollback', remote, version: restored }]);
  return restored;
}

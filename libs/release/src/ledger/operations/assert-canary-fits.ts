import { releaseName } from '../../release-name.ts';
import { composeLive } from '../composition/compose-live.ts';
import { withCanary } from '../live-releases.ts';
import type { Move } from '../log/acts.ts';
import type { Live } from '../log/moves.ts';
import { Refusal } from '../refusal.ts';
import type { Releases } from '../releases.ts';

/** How many canaries run at once: each has render processes of its own. */
const mostCanaries = 3;

/** @throws Refusal if the move does not start from what is live */
export function assertCanaryMove(
  { trails, retired, canaries }: Live,
  { act, remote, version }: Extract<Move, { act: 'canary' | 'verdict' }>,
): void {
  const name = releaseName(remote, version);
  if (act === 'verdict') {
    if (canaries[remote]?.version !== version) throw new Refusal(`${name} is not a canary`);
    return;
  }
  const live = trails[remote]?.[0];
  if (live === undefined || retired[remote] !== undefined)
    throw new Refusal(`${remote} has no live release beside which a canary could be judged`);
  if (live === version) throw new Refusal(`${name} is live; a canary is another release`);
  const others = Object.keys(canaries).filter((id) => id !== remote);
  if (others.length >= mostCanaries)
    throw new Refusal(`${others.join(', ')} have a canary; no more than ${mostCanaries} run at once`);
}

/** @throws Refusal if the composition with a canary that begins does not match */
export async function assertCanariesFit(
  ledger: Pick<Releases, 'release' | 'shell'>,
  live: Live,
  moves: readonly Move[],
): Promise<void> {
  for (const { act, remote } of moves)
    if (act === 'canary') await composeLive(ledger, withCanary(live, remote));
}

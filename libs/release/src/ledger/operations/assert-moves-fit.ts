import { releaseName, shellId } from '../../release-name.ts';
import { routeOwner } from '../../route-owner.ts';
import { composeLive } from '../composition/compose-live.ts';
import type { Move } from '../log/acts.ts';
import { applyMoves, type Live } from '../log/moves.ts';
import { Refusal } from '../refusal.ts';
import type { Releases } from '../releases.ts';
import { assertCanariesFit, assertCanaryMove } from './assert-canary-fits.ts';

/**
 * What was live before: the same version, if it was taken offline since, or if a canary runs beside it.
 * @throws Refusal if there is none
 */
export function versionBefore({ trails, retired, canaries }: Live, remote: string): string {
  const [live, earlier] = trails[remote] ?? [];
  if (live === undefined) throw new Refusal(`${remote} has no live release`);
  if (retired[remote] !== undefined || canaries[remote] !== undefined) return live;
  if (earlier === undefined)
    throw new Refusal(`${releaseName(remote, live)} is the first live release; there is none to go back to`);
  return earlier;
}

/** @throws Refusal if the move does not start from what is live */
function assertMove(live: Live, move: Move): void {
  if (move.act === 'canary' || move.act === 'verdict') return assertCanaryMove(live, move);
  const { act, remote, version } = move;
  if (act === 'rollback' && version !== versionBefore(live, remote))
    throw new Refusal(
      `${releaseName(remote, version)} was not live before; a rollback leads to the release before, one at a time`,
    );
  if (act !== 'retire') return;
  if (remote === shellId) throw new Refusal('the shell cannot be taken offline: every page needs it');
  const present = live.trails[remote]?.[0];
  if (present === undefined) throw new Refusal(`${remote} has no live release`);
  if (version !== present) throw new Refusal(`${releaseName(remote, version)} is not the live release`);
}

/** A release between two others would go live, and come back, without its comparison. @throws Refusal */
function assertMovedOnce(moves: readonly Move[]): void {
  const remotes = moves.flatMap(({ act, remote }) => (act === 'verdict' ? [] : [remote]));
  const twice = remotes.find((remote, index) => remotes.indexOf(remote) !== index);
  if (twice !== undefined) throw new Refusal(`${twice} is moved twice at once`);
}

/**
 * The one check of every move, whoever wrote it: each starts from what is live then, every release was published, no
 * remote moves twice, and the composition after all of them matches.
 * @throws Refusal that names what does not
 */
export async function assertMovesFit(
  ledger: Pick<Releases, 'any' | 'release' | 'shell'>,
  before: Live,
  moves: readonly Move[],
): Promise<void> {
  let live = before;
  for (const move of moves) {
    assertMove(live, move);
    await ledger.any(move.remote, move.version);
    live = applyMoves(live, [move]);
  }
  assertMovedOnce(moves);
  const { remotes } = await composeLive(ledger, live);
  await assertCanariesFit(ledger, live, moves);
  for (const { act, remote, ...move } of moves) {
    const to = act === 'retire' && 'to' in move ? move.to : undefined;
    const others = remotes.filter(({ id }) => id !== remote);
    if (to !== undefined && routeOwner(others, to) === undefined)
      throw new Refusal(`no other remote owns ${to}`);
  }
}

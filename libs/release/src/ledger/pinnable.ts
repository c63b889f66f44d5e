import { nameRelease, releaseName, shellId } from '../release-name.ts';
import type { Composition } from '../release.ts';
import { liveVersions, withCanary } from './live-releases.ts';
import type { LedgerEvent } from './log/entry.ts';
import { applyMoves, type Live, nothingLive, versionsAfter } from './log/moves.ts';
import { groupByMoment, isMove, type MoveEvent, visitMs } from './moments.ts';

/** What visitors get, or got, and what a booking that began with it may go on with. */
export interface Pinnable {
  /** Distinguishes it from others: its releases, and where the paths of offline remotes lead. */
  readonly key: string;
  readonly live: Live;
  /** The remote of which it has, or had, the canary. */
  readonly canary: string | undefined;
  /** When visitors began to get something else; undefined if they have not. */
  readonly until: string | undefined;
  /** Those of its releases, by name, that were taken back since, and its remotes that went offline. */
  readonly taken: ReadonlySet<string>;
}

interface Given extends Pinnable {
  /** The names of its releases, and the ids of their remotes. */
  readonly members: ReadonlySet<string>;
}

/**
 * What a move takes from visitors who have it, by name; a remote that goes offline by its id. A release that was live before takes back those
 * that came after it, and a canary that ends without going live is taken back too.
 */
function takenBack({ trails, canaries }: Live, move: MoveEvent): string[] {
  const { act, remote, version } = move;
  if (act === 'retire') return [remote];
  if (act === 'verdict') return move.outcome === 'pause' ? [releaseName(remote, version)] : [];
  const trail = act === 'canary' ? [] : (trails[remote] ?? []);
  return [...versionsAfter(trail, version), canaries[remote]?.version].flatMap((left) =>
    left === undefined || left === version ? [] : [releaseName(remote, left)],
  );
}

function toGiven(live: Live, canary?: string): Given {
  const names = Object.entries(liveVersions(live)).map(([remote, version]) => releaseName(remote, version));
  const leading = Object.entries(live.retired).map(([remote, { to }]) => `${remote}>${to ?? ''}`);
  return {
    key: [...names, ...leading].toSorted().join(' '),
    live,
    canary,
    until: undefined,
    taken: new Set(),
    members: new Set([...names, ...Object.keys(liveVersions(live))]),
  };
}

/** What visitors get now: what is live, and each canary that is not paused. */
function listGiven(live: Live): Given[] {
  const running = Object.entries(live.canaries).filter(([, { isPaused }]) => !isPaused);
  return [toGiven(live), ...running.map(([remote]) => toGiven(withCanary(live, remote), remote))];
}

/** Whether visitors had it until less than a visit ago; nothing goes on with what is older. */
export const isInTime = ({ until }: Pinnable, now: Date): boolean =>
  until === undefined || Date.parse(until) > now.getTime() - visitMs;

/**
 * Whether something in a composition of these releases was rolled back since visitors got it, went offline, or was a canary
 * that ended or paused.
 */
export const isTakenBack = (
  { taken }: Pinnable,
  { shell, remotes }: Pick<Composition, 'shell' | 'remotes'>,
): boolean =>
  taken.has(releaseName(shellId, shell)) ||
  remotes.some((release) => taken.has(release.id) || taken.has(nameRelease(release)));

/** Everything that visitors got until less than a visit before the last move, the latest first. */
export function listPinnable(history: readonly LedgerEvent[]): Pinnable[] {
  const given = new Map<string, Given>();
  let live = nothingLive;

  function take(names: readonly string[]) {
    for (const [key, one] of given) {
      const taken = [...one.taken, ...names.filter((name) => one.members.has(name))];
      given.set(key, { ...one, taken: new Set(taken) });
    }
  }

  function endAll(until: string) {
    for (const [key, one] of given) {
      if (!isInTime(one, new Date(until))) given.delete(key);
      else if (one.until === undefined) given.set(key, { ...one, until });
    }
  }

  for (const moves of groupByMoment(history.filter(isMove))) {
    for (const move of moves) {
      take(takenBack(live, move));
      live = applyMoves(live, [move]);
    }
    endAll(moves[0]?.at ?? '');
    for (const one of listGiven(live)) {
      given.delete(one.key);
      given.set(one.key, one);
    }
  }
  return [...given.values()].toReversed();
}

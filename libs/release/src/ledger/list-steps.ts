import { releaseName } from '../release-name.ts';
import { liveVersions } from './live-releases.ts';
import type { LedgerEvent } from './log/entry.ts';
import { applyMoves, nothingLive } from './log/moves.ts';
import { groupByMoment, isMove } from './moments.ts';

/** What visitors got after a step of the log. */
export interface Step {
  readonly at: string;
  /** The team whose key made it. */
  readonly by: string;
  /** The releases that came with it, and the remotes that it took offline, by name. */
  readonly moved: readonly string[];
  /** The live version of each remote and of the shell. */
  readonly live: Readonly<Record<string, string>>;
}

const acts: ReadonlySet<string> = new Set(['promote', 'rollback', 'retire']);

/** What was live after each step that changed it for everybody, in the order of the log. Canaries are no steps. */
export function listSteps(history: readonly LedgerEvent[]): Step[] {
  const steps: Step[] = [];
  let live = nothingLive;
  const moves = history.filter(isMove).filter(({ act }) => acts.has(act));
  for (const events of groupByMoment(moves)) {
    const before = liveVersions(live);
    live = applyMoves(live, events);
    const now = liveVersions(live);
    const remotes = new Set([...Object.keys(before), ...Object.keys(now)]);
    const moved = [...remotes]
      .filter((remote) => before[remote] !== now[remote])
      .map((remote) => (now[remote] === undefined ? remote : releaseName(remote, now[remote])));
    const [first] = events;
    if (first !== undefined && moved.length > 0) steps.push({ at: first.at, by: first.by, moved, live: now });
  }
  return steps;
}

import { releaseName } from '../release-name.ts';
import type { LedgerEvent } from './ledger.ts';
import { liveVersions } from './live-releases.ts';
import { applyMoves, nothingLive } from './log/moves.ts';

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

/** The moves of one moment: a command moves several remotes at once. */
function groupByMoment(history: readonly LedgerEvent[]): LedgerEvent[][] {
  const groups: LedgerEvent[][] = [];
  for (const event of history.filter(({ act }) => acts.has(act))) {
    const last = groups.at(-1);
    if (last?.[0]?.at === event.at) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const isMove = (event: LedgerEvent): event is Exclude<LedgerEvent, { act: 'publish' }> =>
  event.act !== 'publish';

/** What was live after each step that changed it for everybody, in the order of the log. Canaries are no steps. */
export function listSteps(history: readonly LedgerEvent[]): Step[] {
  const steps: Step[] = [];
  let live = nothingLive;
  for (const events of groupByMoment(history)) {
    const before = liveVersions(live);
    live = applyMoves(live, events.filter(isMove));
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

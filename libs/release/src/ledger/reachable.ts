import type { ComparedRelease, ComparedShell } from '../compatibility/index.ts';
import { shellId } from '../release-name.ts';
import type { Ledger } from './ledger.ts';
import { liveVersions } from './live-releases.ts';
import type { LedgerEvent } from './log/entry.ts';
import type { Live } from './log/moves.ts';
import { visitMs } from './moments.ts';
import { publications } from './publications.ts';
import { isAnswered } from './store/store-error.ts';

const isMoved = ({ act }: LedgerEvent): boolean =>
  act === 'promote' || act === 'rollback' || act === 'retire';

/** Those that are still in force, or were until less than a visit ago; each lasts until the next of `ends`. */
function stillMet(events: readonly LedgerEvent[], ends: readonly LedgerEvent[], now: Date): LedgerEvent[] {
  return events.filter((event) => {
    const next = ends[ends.indexOf(event) + 1];
    return next === undefined || Date.parse(next.at) > now.getTime() - visitMs;
  });
}

/** Versions of one remote, canaries too, that visits which are still under way may have begun with. */
function pinned(all: readonly LedgerEvent[], remote: string, now: Date): string[] {
  const events = all.filter((event) => event.remote === remote);
  const moves = events.filter(isMoved);
  const canaries = events.filter(({ act }) => act === 'canary');
  const ends = events.filter((event) => isMoved(event) || event.act === 'canary');
  return [...stillMet(moves, moves, now), ...stillMet(canaries, ends, now)]
    .filter(({ act }) => act !== 'retire')
    .map(({ version }) => version);
}

/** A damaged release is named by `promote`; it stops nobody from publishing another. */
async function readable(
  ledger: Ledger,
  remote: string,
  versions: Iterable<string>,
): Promise<ComparedRelease[]> {
  const read = [...new Set(versions)].map((version) =>
    ledger.release(remote, version).catch((error: unknown) => {
      if (isAnswered(error)) return undefined;
      throw error;
    }),
  );
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

/** Releases that visitors may meet: live ones, those that a rollback brings back, and those of visits under way. */
export async function reachableReleases(ledger: Ledger, live: Live, now: Date): Promise<ComparedRelease[]> {
  const events = await ledger.history();
  const { [shellId]: _, ...trails } = live.trails;
  const all = Object.entries(trails).map(([remote, trail]) =>
    readable(ledger, remote, [...trail.slice(0, 2), ...pinned(events, remote, now)]),
  );
  return (await Promise.all(all)).flat();
}

/** Releases of other remotes that may be live beside one of `remote`: live ones, and the last that were published. */
export async function neighbours(ledger: Ledger, live: Live, remote: string): Promise<ComparedRelease[]> {
  const versions = liveVersions(live);
  const last = new Map((await publications(ledger)).map((held) => [held.remote, held.version]));
  const others = [...last.keys()].filter((id) => id !== remote && id !== shellId);
  const all = others.map((id) => {
    const wanted = [versions[id], last.get(id)].filter((version) => version !== undefined);
    return readable(ledger, id, wanted);
  });
  return (await Promise.all(all)).flat();
}

/** Shells with which a remote may go live: the live one, and the last that was published, which can be promoted along. */
export async function possibleShells(ledger: Ledger, live: Live): Promise<ComparedShell[]> {
  const last = (await publications(ledger, shellId)).at(-1)?.version;
  const versions = [live.trails[shellId]?.[0], last].filter((version) => version !== undefined);
  return Promise.all([...new Set(versions)].map((version) => ledger.shell(version)));
}

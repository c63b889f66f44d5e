import { releaseName } from '../../release-name.ts';
import type { Entry } from './entry.ts';
import { type Live, versionsAfter } from './moves.ts';

/** Releases about which there is doubt, by name. */
export interface Doubts {
  /** Were live, or a canary, until a rollback, until an earlier release was promoted, or until their remote was taken offline. */
  readonly withdrawn: Set<string>;
  /** Were last published without their checks. */
  readonly unchecked: Set<string>;
}

export const noDoubts = (): Doubts => ({ withdrawn: new Set(), unchecked: new Set() });

export const copyOfDoubts = ({ withdrawn, unchecked }: Doubts): Doubts => ({
  withdrawn: new Set(withdrawn),
  unchecked: new Set(unchecked),
});

/** Adds the doubts that an entry raises, and removes those that it settles. @param live what was live before it */
export function noteDoubts({ withdrawn, unchecked }: Doubts, entry: Entry, live: Live): void {
  if (!('remote' in entry)) return;
  const { act, remote, version } = entry;
  const name = releaseName(remote, version);
  if (act === 'publish') {
    if (entry.unchecked) unchecked.add(name);
    else unchecked.delete(name);
    return;
  }
  const given = [live.canaries[remote]?.version, live.trails[remote]?.[0]].filter(
    (each) => each !== undefined,
  );
  // A rollback ends the canary, and what is live goes on; without a canary it ends what is live.
  const left = act === 'retire' ? given : act === 'rollback' ? given.slice(0, 1) : [];
  for (const each of left) withdrawn.add(releaseName(remote, each));
  if (act === 'promote')
    for (const later of versionsAfter(live.trails[remote] ?? [], version))
      withdrawn.add(releaseName(remote, later));
  if (act === 'promote' || act === 'rollback') withdrawn.delete(name);
}

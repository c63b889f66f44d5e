import { lookAtAll } from './look-at-all.ts';
import type { Looking } from './look.ts';
import type { Fault, Place } from './place.ts';
import type { VisitedSite } from './site/start-visited-site.ts';

const isSame = (one: Fault, other: Fault): boolean =>
  one.rule === other.rule &&
  one.what === other.what &&
  one.place.name === other.place.name &&
  one.place.language === other.place.language;

/** So many faulty places are looked at again: a release that breaks more is refused anyway. */
const most = 6;

const placesWith = (faults: readonly Fault[]): Place[] =>
  [...new Set(faults.map(({ place }) => place))].slice(0, most);

/** Faults are believed when they are seen twice, and not in the live release at the same place. */
export async function confirm(
  faults: readonly Fault[],
  site: Pick<VisitedSite, 'leave'>,
  looking: Looking,
): Promise<Fault[]> {
  if (faults.length === 0) return [];
  const again = await lookAtAll(placesWith(faults), looking);
  const pages = placesWith(again).filter(({ kind }) => kind === 'page');
  if (pages.length === 0 || !(await site.leave(looking.release.id))) return again;
  const before = await lookAtAll(pages, looking);
  return again.filter((fault) => !before.some((known) => isSame(fault, known)));
}

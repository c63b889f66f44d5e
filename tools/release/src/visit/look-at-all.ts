import { look, type Looking } from './look.ts';
import type { Fault, Place } from './place.ts';

/** So many places are open at once: one waits while another is looked at. */
const pagesAtOnce = 4;

/** How places are looked at. */
export interface LookingAround extends Looking {
  /** The address of a place where the live release is shown instead; undefined if there is none. */
  findLive(place: Place): Promise<string | undefined>;
  /** Called with each place that has no fault at all, and with what its page has loaded, if that is known. */
  onFlawless(place: Place, urls: readonly string[]): Promise<void>;
  /** So many faulty places are enough: the rest is not looked at. */
  readonly enough: number;
}

/** The faults of a place that are seen twice, and not in the live release. */
async function judge(place: Place, looking: LookingAround): Promise<Fault[]> {
  const first = await look(place, looking);
  if (first.faults.length === 0) {
    if (first.urls !== undefined) await looking.onFlawless(place, first.urls);
    return [];
  }
  const url = await looking.findLive(place);
  const before = url === undefined ? [] : (await look({ ...place, url }, looking)).faults;
  const isNew = ({ rule, what }: Fault) =>
    !before.some((known) => known.rule === rule && known.what === what);
  const rules = new Set(first.faults.filter(isNew).map(({ rule }) => rule));
  if (rules.size === 0) return [];
  return (await look(place, looking)).faults.filter((fault) => rules.has(fault.rule) && isNew(fault));
}

/** Looks at every place. The faults of one place stay together. */
export async function lookAtAll(places: readonly Place[], looking: LookingAround): Promise<Fault[]> {
  const faulty: Fault[][] = [];
  const waiting = places.values();
  const lookAtWaiting = async () => {
    for (const place of waiting) {
      if (faulty.length >= looking.enough) return;
      const faults = await judge(place, looking);
      if (faults.length > 0) faulty.push(faults);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtWaiting));
  return faulty.flat();
}

import { address } from './invariants/address.ts';
import { isKnown } from './known-fault.ts';
import { look, type Looking, type Seen } from './look.ts';
import type { Fault, Place } from './place.ts';

/** Milliseconds that the live release gets to do by itself what a release is blamed for; a return from elsewhere waits for 3 s. */
const liveLingerMs = 5_000;

/** So many faults of one rule are told of one place. */
const mostOfRule = 3;

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

/** The first few of each rule. */
function shorten(faults: readonly Fault[]): Fault[] {
  return faults.filter(
    ({ rule }, index) => faults.slice(0, index).filter((other) => other.rule === rule).length < mostOfRule,
  );
}

/** The faults of a first look that are seen once more, and in neither of two looks at the live release; none once there are enough of others. */
async function judge(
  first: Seen,
  place: Place,
  looking: LookingAround,
  isEnough: () => boolean,
): Promise<Fault[]> {
  const url = await looking.findLive(place);
  const lingerMs = first.faults.some(({ rule }) => rule === address.rule) ? liveLingerMs : 0;
  // Rules are asked in order: what comes after the last faulty one has said already that it holds.
  const again = { ...looking, until: first.faults.at(-1)?.askedBy };
  const known: Fault[] = [];
  const findNew = async (faults: readonly Fault[]) => {
    if (faults.length > 0 && url !== undefined)
      known.push(...(await look({ ...place, url }, { ...again, lingerMs })).found);
    return faults.filter((fault) => !isKnown(fault, known));
  };
  const rules = new Set((await findNew(first.faults)).map(({ rule }) => rule));
  if (rules.size === 0 || isEnough()) return [];
  const second = await look(place, again);
  // What happens now and then in the live release too may have been missed at the first look.
  return shorten(await findNew(second.faults.filter(({ rule }) => rules.has(rule))));
}

/**
 * Looks at every place, unless enough are faulty. The faults of one place stay together. No further place is opened or
 * judged while those that are being judged may be enough.
 */
export async function lookAtAll(
  places: readonly Place[],
  looking: LookingAround,
): Promise<{ readonly places: Place[]; readonly faults: Fault[] }> {
  const faulty: Fault[][] = [];
  const seen: Place[] = [];
  const judging = new Set<Promise<void>>();
  const isEnough = () => faulty.length >= looking.enough;
  const untilAnotherIsNeeded = async () => {
    while (judging.size > 0 && faulty.length + judging.size >= looking.enough) await Promise.race(judging);
  };
  const lookAt = async (place: Place) => {
    seen.push(place);
    const first = await look(place, looking);
    if (first.faults.length === 0)
      return first.urls === undefined ? undefined : looking.onFlawless(place, first.urls);
    await untilAnotherIsNeeded();
    if (isEnough()) return;
    const judged = judge(first, place, looking, isEnough)
      .then((faults) => {
        if (faults.length > 0) faulty.push(faults);
      })
      .finally(() => judging.delete(judged));
    judging.add(judged);
    await judged;
  };
  const waiting = places.values();
  const lookAtWaiting = async () => {
    for (const place of waiting) {
      await untilAnotherIsNeeded();
      if (isEnough()) return;
      await lookAt(place);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtWaiting));
  return { places: seen, faults: faulty.flat() };
}

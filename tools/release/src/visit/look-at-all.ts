import { look, type Looking } from './look.ts';
import type { Fault, Place } from './place.ts';

/** So many places are open at once: one waits while another is looked at. */
const pagesAtOnce = 3;

/** Looks at every place; the faults of one place stay together. */
export async function lookAtAll(places: readonly Place[], looking: Looking): Promise<Fault[]> {
  const faults: Fault[] = [];
  const waiting = places.values();
  const lookAtWaiting = async () => {
    for (const place of waiting) faults.push(...(await look(place, looking)));
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtWaiting));
  return faults;
}

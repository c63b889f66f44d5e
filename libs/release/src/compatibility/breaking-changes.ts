import type { Face, Reachable } from './faces.ts';
import { slotChanges } from './slots.ts';

const kinds = [slotChanges];

/**
 * What would break if `candidate` became live beside all reachable releases, one sentence each with the affected
 * release. Releases without a recorded surface are not compared.
 */
export function breakingChanges(candidate: Face, reachable: Reachable): string[] {
  return [...new Set(kinds.flatMap((changes) => changes(candidate, reachable)))];
}

import type { Face, Reachable } from './faces.ts';
import { slotChanges } from './slots.ts';

const kinds = [slotChanges];

/**
 * What would break if `candidate` were live beside what is reachable, one sentence each with who relies on it.
 * A release from before surfaces were collected is not compared.
 */
export function breakingChanges(candidate: Face, reachable: Reachable): string[] {
  return [...new Set(kinds.flatMap((changes) => changes(candidate, reachable)))];
}

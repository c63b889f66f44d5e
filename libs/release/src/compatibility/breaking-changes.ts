import { callChanges } from './calls.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';
import { draftChanges } from './drafts.ts';
import { exportChanges } from './exports.ts';
import { messageChanges } from './messages.ts';
import { parameterChanges } from './parameters.ts';
import { routeChanges } from './routes.ts';
import { shellFit } from './shell-fit.ts';
import { slotChanges } from './slots.ts';
import { storageChanges } from './storage.ts';
import { styleChanges } from './styles.ts';

const kinds = [
  shellFit,
  routeChanges,
  parameterChanges,
  slotChanges,
  storageChanges,
  draftChanges,
  messageChanges,
  exportChanges,
  callChanges,
  styleChanges,
];

/**
 * What would break if `candidate` became live beside all reachable releases, one sentence each with the affected
 * release. Of releases without a recorded surface only routes are compared.
 */
export function breakingChanges(candidate: ComparedRelease, reachable: Reachable): string[] {
  return [...new Set(kinds.flatMap((changes) => changes(candidate, reachable)))];
}

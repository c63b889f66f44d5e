import { contractRefusals, sharedRefusals } from '../ledger/composition/compose.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';

/** The contract and the shared libraries, which the shell must have exactly so. */
export const shellFit = (candidate: ComparedRelease, { shell }: Reachable): string[] => [
  ...contractRefusals(candidate, shell),
  ...sharedRefusals(candidate, shell),
];

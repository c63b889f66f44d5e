import { contractRefusals, sharedRefusals } from '../ledger/composition/compose.ts';
import type { Face, Reachable } from './faces.ts';

/** The contract and the shared libraries, which the shell must have exactly so. */
export const shellFit = (candidate: Face, { shell }: Reachable): string[] => [
  ...contractRefusals(candidate, shell),
  ...sharedRefusals(candidate, shell),
];

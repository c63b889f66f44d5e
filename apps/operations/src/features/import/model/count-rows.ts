import { type ImportRow, importStates, isOneOf } from '@livree/contracts';

export type ImportState = (typeof importStates)[number];

/** The state of a row; one of a newer server is nothing to act on. */
export const stateOf = ({ state }: ImportRow): ImportState =>
  isOneOf(importStates, state) ? state : 'known';

/** How many rows of a file are in each state. */
export function countRows(rows: readonly ImportRow[]): Readonly<Record<ImportState, number>> {
  const counts = { waiting: 0, ready: 0, known: 0, wrong: 0, made: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

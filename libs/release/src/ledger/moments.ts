import type { LedgerEvent } from './log/entry.ts';

/** How long a visit may go on with the releases that it began with: as long as a draft is kept. */
export const visitMs = 24 * 60 * 60 * 1000;

/** A line of the log that changes what visitors get. */
export type MoveEvent = Exclude<LedgerEvent, { act: 'publish' }>;

export const isMove = (event: LedgerEvent): event is MoveEvent => event.act !== 'publish';

/** The moves of one moment: a command moves several remotes at once. */
export function groupByMoment(moves: readonly MoveEvent[]): MoveEvent[][] {
  const groups: MoveEvent[][] = [];
  for (const move of moves) {
    const last = groups.at(-1);
    if (last?.[0]?.at === move.at) last.push(move);
    else groups.push([move]);
  }
  return groups;
}

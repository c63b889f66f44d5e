import type { Edition } from '../editions.ts';

export interface EditionsOnDay {
  readonly current: Edition;
  /** Announced, but not yet in force. */
  readonly next: Edition | null;
  /** Newest first. */
  readonly earlier: readonly Edition[];
}

/**
 * The edition in force on a day, `2026-05-01`, with the others known then. @throws RangeError before the first
 * edition
 */
export function editionsOn(day: string, editions: readonly Edition[]): EditionsOnDay {
  const begun = editions.filter(({ effectiveFrom }) => effectiveFrom <= day);
  const current = begun.at(-1) ?? editions[0];
  if (current === undefined) throw new RangeError('a text needs an edition');
  const next = editions.find((edition) => edition.effectiveFrom > day && edition.announcedOn <= day) ?? null;
  return { current, next: next === current ? null : next, earlier: begun.slice(0, -1).toReversed() };
}

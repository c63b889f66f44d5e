import type { Fault } from './place.ts';

type Seen = Pick<Fault, 'rule' | 'what' | 'key' | 'count'>;

const nameOf = ({ rule, what, key }: Seen): string => `${rule} ${key ?? what}`;

/** Whether a fault is among those of the live release: the same thing, no more often than there. */
export const isKnown = (fault: Seen, live: readonly Seen[]): boolean =>
  live.some((known) => nameOf(known) === nameOf(fault) && (known.count ?? 0) >= (fault.count ?? 0));

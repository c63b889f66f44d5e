import type { Fault } from './place.ts';

type Seen = Pick<Fault, 'rule' | 'what' | 'key' | 'count' | 'allowance'>;

const nameOf = ({ rule, what, key }: Seen): string => `${rule} ${key ?? what}`;

/** Whether something is more than any page may have. */
export const isExcessive = ({ count = 0, allowance }: Pick<Seen, 'count' | 'allowance'>): boolean =>
  allowance === undefined || count > allowance.most;

/**
 * Whether a fault is among what was found in the live release: the same thing, no more often than there, or no more than
 * its allowance has beyond that.
 */
export const isKnown = (fault: Seen, live: readonly Seen[]): boolean =>
  live.some(
    (known) =>
      nameOf(known) === nameOf(fault) &&
      (known.count ?? 0) * (fault.allowance?.timesLive ?? 1) >= (fault.count ?? 0),
  );

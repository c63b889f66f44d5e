/**
 * Milliseconds: the first pause, the longest one, and the running time after which earlier failures no longer count.
 */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
  readonly calm: number;
}

/** How many ends in a row cause no pause: any page may end a process that works. */
const forgiven = 2;

/** The pause before the next start; it grows while processes end one after the other. */
export function restartPauses({ first, longest, calm }: Pauses) {
  let ends = 0;
  return {
    /** @param worked milliseconds for which the ended process had worked; 0 if it could not start */
    after(worked: number): number {
      ends = worked >= calm ? 1 : ends + 1;
      const counted = worked > 0 ? ends - forgiven : ends;
      return counted <= 0 ? 0 : Math.min(first * 2 ** (counted - 1), longest);
    },
  };
}

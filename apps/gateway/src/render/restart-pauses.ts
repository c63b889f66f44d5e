/** Milliseconds: the first pause, the longest, and after which one that worked has made up for those that failed. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
  readonly calm: number;
}

/** Ends in a row that cost no pause: one page may end any process that works. */
const forgiven = 2;

/** How long to wait before the next start, longer and longer while processes end one after the other. */
export function restartPauses({ first, longest, calm }: Pauses) {
  let ends = 0;
  return {
    /** @param worked milliseconds for which the one that ended had worked; 0 when it could not start */
    after(worked: number): number {
      ends = worked >= calm ? 1 : ends + 1;
      const counted = worked > 0 ? ends - forgiven : ends;
      return counted <= 0 ? 0 : Math.min(first * 2 ** (counted - 1), longest);
    },
  };
}

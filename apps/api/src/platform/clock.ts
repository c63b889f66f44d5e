/** Where the present comes from, so that tests can set it. */
export type Clock = {
  now(): Date;
  /** Is aborted once so many milliseconds have passed. */
  timeout(milliseconds: number): AbortSignal;
};

export const systemClock: Clock = {
  now: () => new Date(),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

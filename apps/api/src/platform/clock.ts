/** The source of the current time, which tests can set. */
export interface Clock {
  now(): Date;
  /** Aborts after a number of milliseconds. */
  timeout(milliseconds: number): AbortSignal;
}

export const systemClock: Clock = {
  now: () => new Date(),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

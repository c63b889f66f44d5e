/** How the two engines are loaded. */
export const conditions = {
  /** At most; fewer when the time is up. */
  rounds: 3,
  /** Of one load in one round. */
  seconds: 1.2,
  warmUpRequests: 20,
  connections: 10,
  /** Each races for the same slot with a session of their own. */
  customers: 100,
  /** At most; fewer when the time is up. */
  races: 3,
  /** Milliseconds from the beginning after which no further round, and no further race, starts. */
  lastRoundBefore: 50_000,
  lastRaceBefore: 65_000,
  /** Milliseconds given to a start, and to an answer where nothing is measured. */
  patience: 60_000,
} as const;

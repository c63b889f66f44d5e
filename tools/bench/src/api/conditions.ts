/** How the API is loaded. */
export const conditions = {
  rounds: 3,
  /** Of one load in one round. */
  seconds: 2,
  warmUpRequests: 200,
  connections: 10,
  /** Each races for the same slot with a session of their own. */
  customers: 100,
  /** In turn, so that reservations wait for each other as seldom on both sides. */
  vehicles: 12,
  races: 2,
  /** Milliseconds given to a start, and to an answer where nothing is measured. */
  patience: 120_000,
} as const;

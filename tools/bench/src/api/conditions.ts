/** How the API is loaded. */
export const conditions = {
  /** On PostgreSQL, where both sides are compared; PGlite is only held against it. */
  rounds: { postgres: 7, pglite: 3 },
  /** Of one load in one round. */
  seconds: 2,
  /** Of one load on one side: until its code is compiled and its caches are full. */
  warmUpSeconds: 4,
  connections: 10,
  /** Each races for the same slot with a session of their own. */
  customers: 100,
  /** In turn, so that reservations wait for each other as seldom on both sides. */
  vehicles: 12,
  races: 2,
  /** Milliseconds after which the run has failed: a machine this busy measures nothing. */
  longestRun: 240_000,
  /** Milliseconds given to a start, and to an answer where nothing is measured. */
  patience: 120_000,
} as const;

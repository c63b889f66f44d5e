/** The load on the API. */
export const conditions = {
  /** On PostgreSQL, both sides are compared; PGlite is only compared with PostgreSQL. */
  rounds: { postgres: 7, pglite: 3 },
  /** Seconds of one load in one round. */
  seconds: 2,
  /** Seconds of one load on one side, until code is compiled and caches are full. */
  warmUpSeconds: 4,
  connections: 10,
  /** Each races for the same slot with their own session. */
  customers: 100,
  /** Used in turn, so that reservations rarely wait for each other on either side. */
  vehicles: 12,
  races: 2,
  /** Milliseconds after which the run has failed: a machine this busy measures nothing. */
  longestRun: 240_000,
  /** Milliseconds for a start, and for an answer that is not measured. */
  patience: 120_000,
} as const;

/** How much `bench:capacity` asks for. Requests are counted, not timed: what one costs the processor is the same on a busy machine. */
export const conditions = {
  /** Each side in turn; figures are medians of the rounds. */
  rounds: 3,
  connections: 10,
  /** Requests of a round, by load; the first round of each side is not counted. */
  requests: { cached: 1500, rendered: 120, lists: 500, prices: 700, bookings: 120 },
  /** Commits whose way to the disk is timed, and bookings without others. */
  flushes: 200,
  alone: 60,
  /** More than the bare server books. */
  laterSlots: 10_000,
  /** Milliseconds for a start, and until a worker has nothing to do. */
  patience: 120_000,
} as const;

export type LoadName = keyof typeof conditions.requests;

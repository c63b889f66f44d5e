/** A measured figure, and what it has to be. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
}

/** A duration that must not be longer than `limit` seconds. */
export const durationFigure = (name: string, ms: number, limit: number): Figure => ({
  name,
  value: `${(ms / 1000).toFixed(1)} s`,
  limit: `at most ${limit} s`,
  isMet: ms <= limit * 1000,
});

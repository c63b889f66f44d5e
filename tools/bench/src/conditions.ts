/** A cheap phone on a slow network, as the figures are stated. */
export const conditions = {
  viewport: { width: 390, height: 844 },
  cpuSlowdown: 4,
  /** Milliseconds added to every request. */
  latency: 150,
  /** Bytes per second. */
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  runs: 31,
} as const;

export const routes = ['/', '/reservation'] as const;
export type BenchRoute = (typeof routes)[number];

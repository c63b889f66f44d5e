export interface ReleaseCountTable {
  batch: string;
  release: string;
  arm: string;
  counted_at: Date;
  visits: number;
  failed_visits: number;
  /** JSON: counts by name. */
  tallies: string;
}

export interface ReleaseCountsTables {
  release_counts: ReleaseCountTable;
}

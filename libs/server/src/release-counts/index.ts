export { CountsError, readReleaseCounts, sendReleaseCounts } from './counts-client.ts';
export type { CountsKeeper } from './counts-client.ts';
export { sumCounts } from './sum-counts.ts';
export type { CountedRelease } from './sum-counts.ts';
export { countsBatchSchema, releaseCountsPath, wholeSite } from './release-count.ts';
export type { Arm, CountsBatch, ReleaseCount } from './release-count.ts';
export { readWaits, waitingVital, waitTally } from './visit-waits.ts';
export { readVitals } from './vital-percentiles.ts';
export { vitalStep } from './vital-steps.ts';

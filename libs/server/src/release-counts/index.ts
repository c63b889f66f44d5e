export { readReleaseCounts, sendReleaseCounts } from './counts-client.ts';
export type { CountsKeeper } from './counts-client.ts';
export { countsBatchSchema, releaseCountsPath, wholeSite } from './release-count.ts';
export type { Arm, CountsBatch, ReleaseCount } from './release-count.ts';
export { vitalBounds, vitalStep } from './vital-steps.ts';

export { bucketCount, isInShare } from './assign.ts';
export { computeEvidence } from './evidence.ts';
export type { FailedVisits } from './evidence.ts';
export { judgeCanary } from './judge.ts';
export type { ArmCount, ArmCounts, CanaryState, Outcome, Verdict } from './judge.ts';
export { countSlow } from './slow.ts';
export type { Histogram } from './slow.ts';
export { canaryPolicySchema, usualPolicy, usualShare } from './policy.ts';
export type { CanaryPolicy } from './policy.ts';

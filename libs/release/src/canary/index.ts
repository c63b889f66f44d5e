export { bucketCount, isInShare } from './assign.ts';
export { computeEvidence } from './evidence.ts';
export type { FailedVisits } from './evidence.ts';
export { judgeCanary } from './judge.ts';
export type { ArmCount, ArmCounts, CanaryState, Outcome, Verdict } from './judge.ts';
export { canaryPolicySchema, usualPolicy, usualShare } from './policy.ts';
export type { CanaryPolicy } from './policy.ts';

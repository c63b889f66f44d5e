export { createFakeApi } from './fake-api.ts';
export type { FakeApi, FakeApiOptions } from './fake-api.ts';
export { faultKinds } from './faults.ts';
export type { FaultKind } from './faults.ts';
export { addOperator } from './operator.ts';
export { createState } from './state.ts';
export type { FakeState } from './state.ts';

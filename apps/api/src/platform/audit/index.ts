export type { Act, Actor, Source } from './act.ts';
export { type ActRow, actsOf, recordAct } from './acts.repository.ts';

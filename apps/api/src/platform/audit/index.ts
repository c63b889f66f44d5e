export type { Act, Actor, Source } from './act.ts';
export { type ActFilter, type ActRow, everyAct, listActs, pageOfActs, recordAct } from './acts.repository.ts';

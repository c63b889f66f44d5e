export type { Act, Actor, Source } from './act.ts';
export { type ActRow, listActs, recordAct } from './acts.repository.ts';

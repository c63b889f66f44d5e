export { readBreakingChanges, readHarmlessChanges } from './changes.ts';
export type { Change } from './changes.ts';
export { judge, liveSite, changedSources } from './corpus.ts';

export { breaking } from './breaking/index.ts';
export type { Change } from './changes.ts';
export { judge, liveSite } from './corpus.ts';
export { harmless } from './harmless/index.ts';

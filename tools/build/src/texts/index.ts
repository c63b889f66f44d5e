export { declareKeys, keysFile } from './text-keys.ts';
export { ownerOf, textOwners } from './text-owners.ts';
export type { TextOwner } from './text-owners.ts';
export { textTree } from './text-tree.ts';

export { eachNode, isNode, parseModule, type SyntaxNode } from './syntax.ts';
export { declareKeys, keysFile } from './text-keys.ts';
export { readOwner, textOwners } from './text-owners.ts';
export type { TextOwner } from './text-owners.ts';
export { textTree } from './text-tree.ts';

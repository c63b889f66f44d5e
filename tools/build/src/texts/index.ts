export { eachNode, isNode, parseModule, type SyntaxNode } from './syntax.ts';
export { declareKeys, keysFile } from './text-keys.ts';
export { readOwner, textOwners } from './text-owners.ts';
export type { TextOwner } from './text-owners.ts';
export { readKnownTexts } from './known-texts.ts';
export type { KnownTexts } from './known-texts.ts';
export { textTree } from './text-tree.ts';

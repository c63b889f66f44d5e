import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast';
import type { Surface } from '@livree/release/compatibility';
import { textsOf } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';

const storages = new Set(['localStorage', 'sessionStorage']);

/** The keys that the sources read and write in the browser's storage. */
export function storageIn({ checker }: SourceProgram, { files }: Sources): Surface['storage'] {
  const acts = { getItem: new Set<string>(), setItem: new Set<string>() };
  for (const file of files)
    eachNode(file, (node) => {
      if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
      const { expression: owner, name } = node.expression;
      const act = name.text;
      if (act !== 'getItem' && act !== 'setItem') return;
      const storage = isPropertyAccessExpression(owner) ? owner.name : owner;
      if (!isIdentifier(storage) || !storages.has(storage.text)) return;
      for (const key of textsOf(checker, node.arguments[0]) ?? []) acts[act].add(`${storage.text} ${key}`);
    });
  return { reads: [...acts.getItem].toSorted(), writes: [...acts.setItem].toSorted() };
}

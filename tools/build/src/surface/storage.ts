import type { Surface } from '@livree/release/compatibility';
import { readTexts } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import { isCallExpression, isIdentifier, isPropertyAccessExpression, type Node } from './typescript.ts';

/** The storages, and the stores of the shell that stand for them: `stores.local`. */
const storages = new Map([
  ['localStorage', 'localStorage'],
  ['sessionStorage', 'sessionStorage'],
  ['stores.local', 'localStorage'],
  ['stores.tab', 'sessionStorage'],
]);

/** `stores.local` and `useShell().stores.local` alike, `localStorage` and `window.localStorage` too. */
function findStorage(owner: Node): string | undefined {
  if (isIdentifier(owner)) return storages.get(owner.text);
  if (!isPropertyAccessExpression(owner)) return undefined;
  const { expression: holder, name } = owner;
  const held = isPropertyAccessExpression(holder) ? holder.name : holder;
  const path = isIdentifier(held) ? `${held.text}.${name.text}` : name.text;
  return storages.get(path) ?? storages.get(name.text);
}

/**
 * The keys that the sources read and write in the browser's storage.
 * @throws Error where a remote uses a store so that its key is not known, because it would not be declared
 */
export function storageIn({ checker }: SourceProgram, { files }: Sources): Surface['storage'] {
  const [reads, writes] = [new Set<string>(), new Set<string>()];
  const acts = new Map([
    ['getItem', reads],
    ['read', reads],
    ['remove', reads],
    ['setItem', writes],
    ['write', writes],
  ]);
  for (const file of files)
    eachNode(file, (node) => {
      if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
      const { expression: owner, name } = node.expression;
      const keys = acts.get(name.text);
      if (keys === undefined) return;
      const storage = findStorage(owner);
      const texts = readTexts(checker, node.arguments[0]);
      const isStore = checker.getTypeAtLocation(owner)?.getSymbol()?.name === 'KeyValueStore';
      if (isStore && file.fileName.includes('/apps/') && (storage === undefined || texts === undefined))
        throw new Error(
          `${file.fileName}: name the store and the key where they are used: \`stores.local.read('key')\``,
        );
      if (storage !== undefined) for (const text of texts ?? []) keys.add(`${storage} ${text}`);
    });
  return { reads: [...reads].toSorted(), writes: [...writes].toSorted() };
}

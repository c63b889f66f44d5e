import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextOwner } from '@livree/build/texts';
import { eachText } from '@livree/i18n';

/** A text in quotes, the start of a template, or a tree of texts by its type. */
const literal = /KeyUnder<'\w+', '([\w.]+)'>|'([\w.:-]+)'|"([\w.:-]+)"|`([\w.:-]+)(?=`)|`([\w.:-]+)(?=\$\{)/g;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

interface Spoken {
  readonly keys: ReadonlySet<string>;
  /** What the keys of templates start with. */
  readonly starts: ReadonlySet<string>;
}

const withoutNamespace = (name: string): string => name.replace(/^\w+:/, '');

/** Texts in sources that may be a key, or start one. Tests and the states of a gallery only repeat what a screen says. */
function spokenIn(folder: string, sources: string): Spoken {
  const files = globSync(`${sources}/**/*.{ts,tsx}`, { cwd: folder }).filter(
    (file) => !/\.test\.|\/(?:generated|states|testing|dist)\//.test(file),
  );
  const said = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(literal)]);
  const [keys, starts] = [new Set<string>(), new Set<string>()];
  for (const [, tree, single, double, whole, start] of said) {
    if (tree !== undefined) starts.add(`${tree}.`);
    else if (start !== undefined) starts.add(withoutNamespace(start));
    else keys.add(withoutNamespace(single ?? double ?? whole ?? ''));
  }
  return { keys, starts };
}

/** What a library says, anybody may say. */
const isShared = (source: string): boolean => source.startsWith('libs/');

/** The keys of an owner that its sources do not use; those of a library may be used anywhere. */
export function unusedKeys(folder: string, { source, texts }: TextOwner): string[] {
  const { keys, starts } = spokenIn(folder, isShared(source) ? '{apps,libs}/*/src' : source);
  const isSaid = (key: string): boolean =>
    keys.has(key) ||
    keys.has(key.replace(pluralForm, '')) ||
    [...starts].some((start) => start.includes('.') && key.startsWith(start));
  return eachText(texts)
    .map(([key]) => key)
    .filter((key) => !isSaid(key));
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseModule, type TextOwner } from '@livree/build/texts';
import { eachText } from '@livree/i18n';
import { findFixedWords } from './fixed-words.ts';
import { findSpokenCalls } from './spoken-calls.ts';

const pluralForm = /_(?:one|other)$/;

/** The values and elements that a text needs. */
const needs = (text: string): string[] => [
  ...[...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/<([a-z]\w*)\s*\/?>/g)].map(([, name = '']) => name),
];

/** What each key of an owner needs; the forms of a plural are one key, which needs its count. */
function needsByKey({ texts }: TextOwner): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, text] of eachText(texts)) {
    const key = name.replace(pluralForm, '');
    const count = key === name ? [] : ['count'];
    found.set(key, [...new Set([...(found.get(key) ?? []), ...needs(text), ...count])]);
  }
  return found;
}

/** Elements that react-i18next itself keeps. */
const kept = new Set(['br', 'strong', 'i', 'p']);

/** What screens show without its values, or without a file of texts, one line each. */
export function sourceFaults(folder: string, owners: readonly TextOwner[]): string[] {
  const known = owners
    .map((owner) => ({ ...owner, needed: needsByKey(owner) }))
    .toSorted((one, other) => other.source.length - one.source.length);
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(?:test|stories)\.|\/(?:states|testing|dist)\/|\/standalone\.|^libs\/testing\//.test(file),
  );
  return files.toSorted().flatMap((file) => {
    const { program, source } = parseModule(join(folder, file));
    const at = (start: number): string => `${file}:${source.slice(0, start).split('\n').length}`;
    const near = known.filter((owner) => file.startsWith(`${owner.source}/`) || owner.namespace === 'common');
    const find = (key: string) => {
      const name = key.replace(/^\w+:/, '');
      return near.find(({ needed }) => needed.has(name))?.needed.get(name);
    };
    // Outside of screens, a call with a single word is rarely about a text.
    const calls = findSpokenCalls(program).filter(
      ({ keys }) => file.endsWith('x') || keys.every((key) => key.includes('.')),
    );
    const unfilled = calls.flatMap(({ keys, given, start }) =>
      keys.flatMap((key) =>
        (find(key) ?? [])
          .filter((name) => !given.includes(name) && !kept.has(name))
          .map((name) => `${at(start)}: ${key} is shown without ${name}`),
      ),
    );
    const surplus = calls.flatMap(({ keys, given, start }) => {
      const needed = keys.map(find);
      if (keys.length === 0 || needed.includes(undefined)) return [];
      return given
        .filter((name) => !needed.some((names) => names?.includes(name)))
        .map((name) => `${at(start)}: ${keys.join(', ')} does not use ${name}`);
    });
    const fixed = findFixedWords(program).map(
      ({ words, start }) => `${at(start)}: “${words}” is in no file of texts`,
    );
    return [...unfilled, ...surplus, ...fixed];
  });
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownTexts, type KnownTexts, type TextOwner } from '@livree/build/texts';
import { eachText } from '@livree/i18n';

/** A text in quotes, or a tree of texts by its type. */
const literal = /KeyUnder<'(\w+)', '([\w.]+)'>|'([\w.:-]+)'|"([\w.:-]+)"|`([\w.:-]+)`/g;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** What a source says that may be a key. */
interface Source extends KnownTexts {
  readonly file: string;
  readonly quoted: readonly string[];
  /** The groups whose keys are a type here, `booking:validation` for `KeyUnder<'booking', 'validation'>`. */
  readonly groups: readonly string[];
}

const withoutNamespace = (name: string): string => name.replace(/^\w+:/, '');

/** What the sources of a workspace say. Tests and the states of a gallery only repeat what a screen says. */
export function readSaid(folder: string): Source[] {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.test\.|\/(?:generated|states|testing|dist)\//.test(file),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const known = readKnownTexts(folder, files);
  return files.map((file) => {
    const found = [...(texts.get(file) ?? '').matchAll(literal)];
    return {
      file,
      groups: found.flatMap(([, namespace, group]) => (namespace && group ? `${namespace}:${group}.` : [])),
      quoted: found.flatMap(([, , , single, double, whole]) => single ?? double ?? whole ?? []),
      templates: [],
      words: [],
      ...known.get(file),
    };
  });
}

/** What a library says, anybody may say. */
const isShared = (source: string): boolean => source.startsWith('libs/');

/**
 * The keys of an owner that its sources do not use; those of a library may be used anywhere. Where a type holds all keys of a
 * group, a key is used if some source says its rest: the type alone would name every key that exists. A key of one word is
 * used where i18next gets it, because anything else may have such a name; libraries and errors have theirs from data.
 */
export function unusedKeys(said: readonly Source[], { namespace, source, texts }: TextOwner): string[] {
  const near = isShared(source) ? said : said.filter(({ file }) => file.startsWith(`${source}/`));
  const quoted = near.flatMap((each) => each.quoted.map(withoutNamespace));
  const words = new Set(near.flatMap((each) => each.words));
  const groups = near
    .flatMap((each) => each.groups)
    .flatMap((group) => (group.startsWith(`${namespace}:`) ? withoutNamespace(group) : []));
  const templates = near.flatMap((each) => each.templates);
  const typed = templates.filter(({ start }) => !groups.includes(withoutNamespace(start)));
  const whole = [...quoted, ...typed.flatMap((template) => template.texts?.map(withoutNamespace) ?? [])];
  const keys = new Set([...whole, ...groups.flatMap((group) => whole.map((rest) => group + rest))]);
  const open = typed.filter((template) => template.texts === undefined && template.start.includes('.'));
  const isWord = (key: string): boolean => !isShared(source) && !key.includes('.');
  const isOf = (key: string): boolean =>
    (isWord(key) ? words.has(key) : keys.has(key)) ||
    open.some(({ start, end }) => key.startsWith(withoutNamespace(start)) && key.endsWith(end));
  const isSaid = (key: string): boolean => isOf(key) || isOf(key.replace(pluralForm, ''));
  return eachText(texts)
    .map(([key]) => key)
    .filter((key) => !isSaid(key));
}

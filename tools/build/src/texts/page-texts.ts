import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { MessageTree } from '@livree/i18n';
import { singletons } from '../singletons.ts';
import { readSource, type Source } from './read-source.ts';

/** What can be part of a key. */
const keyPart = /^[\w.]+$/;

/** Whether the texts of an import belong to a page: not those of styles, of packages and of shared modules. */
const isSpoken = (name: string): boolean =>
  name.startsWith('.')
    ? /\.tsx?$/.test(name)
    : name.startsWith('@livree/') && !name.endsWith('.json') && !(name in singletons);

function resolveImport(from: string, name: string): string {
  return name.startsWith('.') ? join(dirname(from), name) : createRequire(from).resolve(name);
}

/** The modules that a page runs at first. What it imports later comes with its texts; the shared modules say nothing. */
function readModules(page: string, read: (file: string) => Source): Source[] {
  const modules = new Map<string, Source>();
  const open = [page];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file)) continue;
    const source = read(file);
    modules.set(file, source);
    for (const name of source.imports.filter(isSpoken)) open.push(resolveImport(file, name));
  }
  return [...modules.values()];
}

function listKeys(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [prefix + name] : listKeys(text, `${prefix}${name}.`),
  );
}

/** Whether a text in quotes names a key: whole, without its plural, or a group of keys. */
const names = (text: string, key: string): boolean =>
  key === text || (key.startsWith(text) && (text.endsWith('.') || /[._]/.test(key.charAt(text.length))));

/** What is said that is a key, or with which several keys start. */
function findStarts({ texts: quoted, starts }: Said, texts: MessageTree): string[] {
  const keys = listKeys(texts);
  const known = (part: string): boolean => part.includes('.') || typeof texts[part] === 'string';
  const named = quoted.filter((text) => known(text) && keys.some((key) => names(text, key)));
  const begun = starts.filter((start) => known(start) && keys.some((key) => key.startsWith(start)));
  return [...new Set([...named, ...begun])].toSorted();
}

type Said = Pick<Source, 'texts' | 'starts'>;

const withoutNamespace = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/^common:/, '')).filter((part) => keyPart.test(part));

/** What some modules say, each once. */
const collectSaid = (sources: readonly Source[]): Said => ({
  texts: [...new Set(withoutNamespace(sources.flatMap(({ texts }) => texts)))],
  starts: [...new Set(withoutNamespace(sources.flatMap(({ starts }) => starts)))],
});

/** A reader that reads each file once. */
function createReader(): (file: string) => Source {
  const known = new Map<string, Source>();
  return (file) => {
    const source = known.get(file) ?? readSource(file);
    known.set(file, source);
    return source;
  };
}

/**
 * What the keys of each page's texts start with, by page and namespace. It holds more keys than the page shows at first,
 * never fewer: a key is written where it is used, as a literal or as the start of a template.
 * @param pages their modules, absolute paths
 * @param texts the texts of one language, by namespace
 */
export function readPageTexts(
  pages: readonly string[],
  texts: Readonly<Record<string, MessageTree>>,
): Map<string, Record<string, string[]>> {
  const read = createReader();
  const textsIn = (page: string) => {
    const said = collectSaid(readModules(page, read));
    return Object.fromEntries(
      Object.entries(texts).map(([namespace, tree]) => [namespace, findStarts(said, tree)]),
    );
  };
  return new Map(pages.map((page) => [page, textsIn(page)]));
}

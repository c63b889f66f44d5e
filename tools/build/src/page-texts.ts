import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from '@livree/contracts/schema';
import type { MessageTree } from '@livree/i18n';
import { singletons } from './singletons.ts';

/** The texts of one language. */
export const textTree: z.ZodMiniType<MessageTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textTree)]),
);

const typeImport = /\b(?:im|ex)port type [^;]*;/g;
const request = /(?<!import\((?:\/\*[^*]*\*\/)?\s*)['"](\.{1,2}\/[^'"]+\.tsx?|@livree\/[\w/-]+)['"]/g;
/** A text in quotes, or the start of a template. */
const literal = /'(?:common:)?([\w.]+)'|"(?:common:)?([\w.]+)"|`(?:common:)?([\w.]+)(?=`|\$\{)/g;

const isOurs = (name: string): boolean => name.startsWith('.') || !(name in singletons);

function resolved(from: string, name: string): string {
  return name.startsWith('.') ? join(dirname(from), name) : createRequire(from).resolve(name);
}

/** The sources that a page runs at first. What it imports later comes with its texts; the shared modules say nothing. */
function sourcesOf(page: string): string[] {
  const sources = new Map<string, string>();
  const open = [page];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (sources.has(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(typeImport, '');
    sources.set(file, text);
    const names = [...text.matchAll(request)].map(([, name = '']) => name).filter(isOurs);
    for (const name of names) open.push(resolved(file, name));
  }
  return [...sources.values()];
}

function keysOf(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [prefix + name] : keysOf(text, `${prefix}${name}.`),
  );
}

/** The literals that are a key, or with which several keys start. */
function startsAmong(literals: ReadonlySet<string>, texts: MessageTree): string[] {
  const keys = keysOf(texts);
  return [...literals]
    .filter((start) => start.includes('.') || typeof texts[start] === 'string')
    .filter((start) => keys.some((key) => key.startsWith(start)))
    .toSorted();
}

/**
 * What the keys of a page's texts start with, by namespace. It holds more keys than the page shows at first, never fewer: a
 * key is written where it is used, as a literal or as the start of a template.
 * @param page the module of the page, an absolute path
 * @param texts the texts of one language, by namespace
 */
export function pageTexts(
  page: string,
  texts: Readonly<Record<string, MessageTree>>,
): Record<string, string[]> {
  const literals = new Set(
    sourcesOf(page).flatMap((source) =>
      [...source.matchAll(literal)].map((match) => match.slice(1).find((text) => text !== undefined) ?? ''),
    ),
  );
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, tree]) => [namespace, startsAmong(literals, tree)]),
  );
}

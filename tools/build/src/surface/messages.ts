import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from '@livree/contracts/schema';
import { isKeyIn } from '@livree/release/compatibility';
import { readTexts } from './literals.ts';
import { eachNode, type Overlay, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isObjectBindingPattern,
  isTemplateExpression,
  isVariableDeclaration,
  type Checker,
  type Expression,
  type SourceFile,
} from './typescript.ts';

const tree = z.record(z.string(), z.unknown());
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

function listKeys(value: Readonly<Record<string, unknown>>, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, text]) => {
    const nested = tree.safeParse(text);
    return nested.success ? listKeys(nested.data, `${prefix}${name}.`) : [prefix + name];
  });
}

/** The keys of each language's texts in a folder, without their plural forms. */
export function messageKeys(folder: string, overlay: Overlay): Record<string, string[]> {
  const files = globSync(`${folder}/??.json`).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const texts = tree.parse(JSON.parse(overlay.get(file) ?? readFileSync(file, 'utf8')));
      const keys = new Set(listKeys(texts).map((key) => key.replace(pluralForm, '')));
      return [basename(file, '.json'), [...keys].toSorted()];
    }),
  );
}

/** The keys that an expression can be; what is made at run time is a `*`. */
function keysIn(checker: Checker, key: Expression): string[] {
  if (isConditionalExpression(key))
    return [...keysIn(checker, key.whenTrue), ...keysIn(checker, key.whenFalse)];
  if (!isTemplateExpression(key)) return readTexts(checker, key) ?? ['*'];
  return key.templateSpans.reduce(
    (starts, { expression, literal }) => {
      const values = readTexts(checker, expression) ?? ['*'];
      return starts.flatMap((start) => values.map((value) => start + value + literal.text));
    },
    [key.head.text],
  );
}

/** By which names a file looks texts up, and in which namespace each does. */
function lookups(file: SourceFile, sources: Sources): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  eachNode(file, (node) => {
    if (!isVariableDeclaration(node) || !node.initializer || !isCallExpression(node.initializer)) return;
    const { expression, arguments: given } = node.initializer;
    if (!isIdentifier(expression) || !isObjectBindingPattern(node.name)) return;
    if (sources.taken(file).get(expression.text)?.name !== 'useTranslation') return;
    const [namespace] = given[0] ? (textsOfLiteral(given[0]) ?? []) : [];
    for (const element of node.name.elements) {
      if (!isBindingElement(element) || !element.name || !isIdentifier(element.name)) continue;
      const property = element.propertyName ?? element.name;
      if (!isIdentifier(property) || property.text !== 't' || namespace === undefined) continue;
      found.set(element.name.text, (found.get(element.name.text) ?? new Set()).add(namespace));
    }
  });
  return found;
}

const textsOfLiteral = (node: Expression): string[] | undefined =>
  'text' in node && typeof node.text === 'string' ? [node.text] : undefined;

/** The keys that the sources look up, by namespace. A name that stands for several namespaces in one file is left out. */
export function keysLookedUp({ checker }: SourceProgram, sources: Sources): Record<string, string[]> {
  const keys = new Map<string, Set<string>>();
  for (const file of sources.files) {
    const names = lookups(file, sources);
    if (names.size === 0) continue;
    eachNode(file, (node) => {
      if (!isCallExpression(node) || !isIdentifier(node.expression)) return;
      const [namespace, ...others] = names.get(node.expression.text) ?? [];
      const [key] = node.arguments;
      if (namespace === undefined || others.length > 0 || key === undefined) return;
      const known = keys.get(namespace) ?? new Set();
      for (const each of keysIn(checker, key)) known.add(each);
      keys.set(namespace, known);
    });
  }
  const sorted = [...keys].toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    sorted.map(([namespace, found]) => [namespace, [...found].filter((key) => key !== '*').toSorted()]),
  );
}

/** The keys that are looked up and not there: `de: list.none`. */
export function missingKeys(
  wanted: readonly string[],
  byLanguage: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(byLanguage).flatMap(([language, keys]) => {
    const known = new Set(keys);
    return wanted.filter((key) => !isKeyIn(known, key)).map((key) => `${language}: ${key}`);
  });
}

/** The keys that no language lacks. */
export function inEveryLanguage(byLanguage: Readonly<Record<string, readonly string[]>>): string[] {
  const [first = [], ...others] = Object.values(byLanguage).map((keys) => new Set(keys));
  return [...first].filter((key) => others.every((keys) => keys.has(key))).toSorted();
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextOwner } from '@livree/build/texts';
import { eachText } from '@livree/i18n';

/** A text in quotes, a template with its start and its end, or a tree of texts by its type. */
const literal =
  /KeyUnder<'\w+', '([\w.]+)'>|'([\w.:-]+)'|"([\w.:-]+)"|`([\w.:-]+)(?=`)|`([\w.:-]+)(?=\$\{(?:[^`{}]*\}([\w.]+)`)?)/g;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

interface Spoken {
  readonly keys: ReadonlySet<string>;
  readonly templates: readonly Template[];
}

/** The start and the end of the keys of a template: `steps.${step}.title`. */
interface Template {
  readonly start: string;
  readonly end: string;
}

const withoutNamespace = (name: string): string => name.replace(/^\w+:/, '');

/** Texts in sources that may be a key, or start one. Tests and the states of a gallery only repeat what a screen says. */
function spokenIn(folder: string, sources: string): Spoken {
  const files = globSync(`${sources}/**/*.{ts,tsx}`, { cwd: folder }).filter(
    (file) => !/\.test\.|\/(?:generated|states|testing|dist)\//.test(file),
  );
  const said = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(literal)]);
  const keys = new Set<string>();
  const templates: Template[] = [];
  for (const [, tree, single, double, whole, start, end = ''] of said) {
    if (tree !== undefined) templates.push({ start: `${tree}.`, end: '' });
    else if (start !== undefined) templates.push({ start: withoutNamespace(start), end });
    else keys.add(withoutNamespace(single ?? double ?? whole ?? ''));
  }
  return { keys, templates };
}

/** What a library says, anybody may say. */
const isShared = (source: string): boolean => source.startsWith('libs/');

/** The keys of an owner that its sources do not use; those of a library may be used anywhere. */
export function unusedKeys(folder: string, { source, texts }: TextOwner): string[] {
  const { keys, templates } = spokenIn(folder, isShared(source) ? '{apps,libs}/*/src' : source);
  const isOf = (key: string): boolean =>
    keys.has(key) ||
    templates.some(({ start, end }) => start.includes('.') && key.startsWith(start) && key.endsWith(end));
  const isSaid = (key: string): boolean => isOf(key) || isOf(key.replace(pluralForm, ''));
  return eachText(texts)
    .map(([key]) => key)
    .filter((key) => !isSaid(key));
}

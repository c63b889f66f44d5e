import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTree } from '@livree/build/texts';
import { type Language, languages, type MessageTree } from '@livree/i18n';

/** A text that people read. @property place its file and key or line, for a report */
export interface ShownText {
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}

const readLanguage = (name: string | undefined): Language => languages.find((each) => each === name) ?? 'fr';

const flatten = (tree: MessageTree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

function messages(file: string, source: string): ShownText[] {
  const [, language] = /(\w+)\.json$/.exec(file) ?? [];
  return flatten(textTree.parse(JSON.parse(source))).map(([key, text]) => ({
    place: `${file} ${key}`,
    language: readLanguage(language),
    text,
  }));
}

const lines = (file: string, language: Language, source: string): ShownText[] =>
  source.split('\n').map((text, index) => ({ place: `${file}:${index + 1}`, language, text }));

/** Articles, without the names of the lines above them. */
function article(file: string, source: string): ShownText[] {
  const [, language] = /articles\/(\w\w)\//.exec(file) ?? [];
  return lines(file, readLanguage(language), source.replaceAll(/^\w+: /gm, ''));
}

const legal = (file: string, source: string): ShownText[] =>
  lines(file, readLanguage(/\.(\w+)\.md$/.exec(file)?.[1]), source.replaceAll(/^\w+: /gm, ''));

/** The values of `fr: '…'` and its neighbours in seeded data. */
const seed = (file: string, source: string): ShownText[] =>
  [...source.matchAll(/\b(fr|en|es|de):\s+'([^'\n]*)'/g)].map(([, language, text = '']) => ({
    place: file,
    language: readLanguage(language),
    text,
  }));

const sources: readonly [pattern: string, read: (file: string, source: string) => ShownText[]][] = [
  ['{apps,libs}/*/src/**/messages/{fr,en,es,de}.json', messages],
  ['apps/api/src/domains/blog/data/articles/**/*.html', article],
  ['apps/api/src/domains/legal/texts/**/*.md', legal],
  ['apps/api/src/domains/*/{data,demonstration}/*.ts', seed],
];

/** Every text of the product: messages, articles, legal texts and seeded data. */
export const everyText = (folder: string): ShownText[] =>
  sources.flatMap(([pattern, read]) =>
    globSync(pattern, { cwd: folder })
      .toSorted()
      .flatMap((file) => read(file, readFileSync(join(folder, file), 'utf8'))),
  );

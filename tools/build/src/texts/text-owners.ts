import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageTree } from '@livree/i18n';
import { textTree } from './text-tree.ts';

/** A folder of texts: those of a remote, of a domain of the API, or of a library. */
export interface TextOwner {
  readonly namespace: string;
  /** The folder whose sources say them: `apps/booking/src`, `apps/api/src/domains/contact`. */
  readonly source: string;
  /** In French, which the other languages follow. */
  readonly texts: MessageTree;
}

/** Namespaces that are not named after their project. */
const names: Readonly<Record<string, string>> = { i18n: 'common', contracts: 'errors' };

/** `booking` of `apps/booking/src`, `api/contact` of `apps/api/src/domains/contact`. */
function readNamespace(source: string): string {
  const [, project = ''] = source.split('/');
  const folder = basename(source);
  return folder === 'src' ? (names[project] ?? project) : `${project}/${folder}`;
}

/** The owner of the French texts of a file. @param file its path in the workspace */
export function readOwner(file: string, text: string): TextOwner {
  const source = dirname(dirname(file));
  return { namespace: readNamespace(source), source, texts: textTree.parse(JSON.parse(text)) };
}

/** Everybody who owns texts in a workspace. */
export function textOwners(folder: string): TextOwner[] {
  const files = globSync('{apps,libs}/*/src/**/messages/fr.json', { cwd: folder });
  return files.toSorted().map((file) => readOwner(file, readFileSync(join(folder, file), 'utf8')));
}

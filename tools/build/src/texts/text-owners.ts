import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageTree } from '@livree/i18n';
import { textTree } from '../page-texts.ts';

/** A folder of texts: a remote, the shell, or the texts that several share. */
export interface TextOwner {
  readonly namespace: string;
  /** Its sources: `apps/booking/src`. */
  readonly source: string;
  /** In French, which the other languages follow. */
  readonly texts: MessageTree;
}

/** The owner of the French texts of a file. @param file its path in the workspace */
export function ownerOf(file: string, text: string): TextOwner {
  const source = dirname(dirname(file));
  const project = basename(dirname(source));
  const namespace = project === 'i18n' ? 'common' : project;
  return { namespace, source, texts: textTree.parse(JSON.parse(text)) };
}

/** Everybody who owns texts of the browser in a workspace. */
export function textOwners(folder: string): TextOwner[] {
  const files = globSync(['apps/*/src/messages/fr.json', 'libs/i18n/src/messages/fr.json'], { cwd: folder });
  return files.toSorted().map((file) => ownerOf(file, readFileSync(join(folder, file), 'utf8')));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TextOwner, textTree } from '@livree/build/texts';
import { checkParity, type Language } from '@livree/i18n';

/** Where the translations of an owner differ from French, one line each. */
export function translationFaults(folder: string, { source, texts }: TextOwner): string[] {
  const read = (language: Language) => {
    const file = join(folder, source, 'messages', `${language}.json`);
    return existsSync(file) ? textTree.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  };
  const faults = checkParity({ fr: texts, en: read('en'), es: read('es'), de: read('de') });
  return faults.map((fault) => `${source}/messages/${fault}`);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declareKeys, keysFile, textOwners } from '@livree/build/texts';
import { sourceFaults } from './source-faults.ts';
import { translationFaults } from './translation-faults.ts';
import { readSaid, unusedKeys } from './unused-keys.ts';

/** What is wrong with the texts of a workspace and TypeScript does not see, one line each. */
export function brokenTexts(folder: string): string[] {
  const owners = textOwners(folder);
  const said = readSaid(folder);
  const faults = owners.flatMap((owner) => {
    const file = keysFile(owner);
    const path = join(folder, file);
    const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== declareKeys(owner);
    return [
      ...(isStale ? [`${file} is older than its texts; npm run texts writes it`] : []),
      ...translationFaults(folder, owner),
      ...unusedKeys(said, owner).map((key) => `${owner.source}/messages/fr.json: nothing says ${key}`),
    ];
  });
  return [...faults, ...sourceFaults(folder, owners)];
}

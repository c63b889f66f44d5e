import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { declareKeys, keysFile, textOwners } from '@livree/build/texts';

/** Declares the keys of all texts for TypeScript, to be committed. */
for (const owner of textOwners(workspaceRoot)) {
  const file = join(workspaceRoot, keysFile(owner));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, declareKeys(owner));
}

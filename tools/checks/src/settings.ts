import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { runScript, succeeds } from '@livree/command';
import { readPrograms } from './settings/programs.ts';
import { withSettings } from './settings/settings-table.ts';

/** Writes the tables of docs/settings.md. */
await runScript(async () => {
  const document = join(workspaceRoot, 'docs/settings.md');
  writeFileSync(document, withSettings(readFileSync(document, 'utf8'), readPrograms()));
  await succeeds('oxfmt', [document]);
});

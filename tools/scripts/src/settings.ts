import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { succeeds } from './processes/succeeds.ts';
import { readPrograms } from './settings/programs.ts';
import { withSettings } from './settings/settings-table.ts';
import { runScript } from './stop.ts';

/** Writes the table of settings into the README. */
await runScript(async () => {
  const readme = join(workspaceRoot, 'README.md');
  writeFileSync(readme, withSettings(readFileSync(readme, 'utf8'), readPrograms()));
  await succeeds('oxfmt', [readme]);
});

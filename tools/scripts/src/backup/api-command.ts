import { join, resolve } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { run } from '../processes/run.ts';
import { Stop } from '../stop.ts';

/** Lets the API back up or restore the site's embedded database. @throws Stop without a file, or when it fails */
export async function apiCommand(name: 'backup' | 'restore'): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Stop(`Name the file: npm run ${name} -- livree.backup`);
  // npm changes into the workspace; the file is named from where the command was given.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const data = process.env['LIVREE_DATA'] ?? join(workspaceRoot, '.livree');
  await run(process.execPath, ['apps/api/src/main.ts', `--${name}`, path], {
    cwd: workspaceRoot,
    env: { LIVREE_DATA: resolve(data) },
  });
}

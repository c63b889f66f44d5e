import { resolve } from 'node:path';
import { Stop, succeeds } from '@livree/command';
import { dataFolder, readSettings } from '../site/settings.ts';

/** Lets the API back up or restore the site's embedded database. @throws Stop without a file, or if it fails */
export async function apiCommand(name: 'backup' | 'restore'): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new Stop(`Name one file: npm run ${name} -- livree.backup`);
  // npm changes to the workspace's folder; the path is relative to the folder of the command.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const done = await succeeds(process.execPath, ['apps/api/src/main.ts', `--${name}`, path], {
    LIVREE_DATA: dataFolder(readSettings(process.env)),
  });
  // The API has already printed the reason in one sentence.
  if (!done) throw new Stop();
}

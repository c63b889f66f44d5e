import { workspaceRoot } from '@livree/build/project';
import { run } from '@livree/command';
import { isBuilt, rememberBuild } from './fingerprint.ts';

/** Whether everything has just been built, as Nx does before the journeys. */
const isBuiltAlready = process.env['LIVREE_BUILT'] === 'on';

/** Builds the changed apps, until `signal`; does not even call Nx if nothing has changed. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  if (isBuiltAlready || isBuilt()) return;
  process.stderr.write('building the shell and the remotes\n');
  await run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    cwd: workspaceRoot,
    ...(signal && { signal }),
  });
  rememberBuild();
}

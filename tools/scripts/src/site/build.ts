import { workspaceRoot } from '@livree/build/project';
import { run } from '../processes/run.ts';
import { isBuilt, rememberBuild } from './fingerprint.ts';

/** Whether somebody has built everything just now, as Nx does before the journeys. */
const isBuiltAlready = process.env['LIVREE_BUILT'] === 'on';

/** Builds the shell and every remote that has changed, until `signal`; does not even ask Nx when nothing has. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  if (isBuiltAlready || isBuilt()) return;
  process.stderr.write('building the shell and the remotes\n');
  await run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    cwd: workspaceRoot,
    ...(signal && { signal }),
  });
  rememberBuild();
}

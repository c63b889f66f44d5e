import { workspaceRoot } from '@livree/build/project';
import { run } from '../processes/run.ts';
import { isBuilt, rememberBuild } from './fingerprint.ts';

/** Builds the shell and every remote that has changed, until `signal`; does not even ask Nx when nothing has. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  if (isBuilt()) return;
  process.stderr.write('building the shell and the remotes\n');
  await run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    cwd: workspaceRoot,
    ...(signal && { signal }),
  });
  rememberBuild();
}

import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { run } from '@livree/command';

/** Builds the harness of a remote into `folder`, as a browser gets it in production. @throws Stop if it does not build */
export const buildHarness = (remote: string, folder: string): Promise<void> =>
  run('rspack', ['build', '--env', `gallery=${folder}`], { cwd: join(workspaceRoot, 'apps', remote) });

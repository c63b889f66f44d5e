import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@livree/release/ledger';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the shell's build is. */
export const shellDist: string = process.env['SHELL_DIST'] ?? join(root, 'apps/shell/dist');

/** The folder for data: LIVREE_DATA, or `.livree` in the workspace. */
export const dataFolder: string = process.env['LIVREE_DATA'] ?? join(root, '.livree');

/** Where the build of a remote is. @throws Refusal when the workspace has no such remote. */
export function remoteDist(remote: string): string {
  if (!existsSync(join(root, 'apps', remote, 'src/remote.ts')))
    throw new Refusal(`there is no remote called ${remote} in apps`);
  return join(root, 'apps', remote, 'dist');
}

/** Remote to build folder, for every remote that was built. */
export function builtRemotes(): Record<string, string> {
  const remotes = readdirSync(join(root, 'apps')).filter((app) =>
    existsSync(join(root, 'apps', app, 'src/remote.ts')),
  );
  const built = remotes.map((remote) => [remote, join(root, 'apps', remote, 'dist')] as const);
  return Object.fromEntries(built.filter(([, dist]) => existsSync(join(dist, 'release.json'))));
}

/** Runs Node and answers whether it ended well; what it prints goes to standard error. */
async function ends(cwd: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) =>
    child.once('error', () => resolve(undefined)).once('close', resolve),
  );
  return code === 0;
}

/** Builds one remote through its own package script. @throws Refusal when the build fails. */
export async function buildRemote(remote: string): Promise<void> {
  if (!(await ends(join(root, 'apps', remote), '--run', 'build')))
    throw new Refusal(`the build of ${remote} failed; nothing was published`);
}

/** Runs the types, the lint and the tests of one remote; Nx knows which of them hold already. @throws Refusal when one fails. */
export async function checkRemote(remote: string): Promise<void> {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  if (!(await ends(root, nx, 'run-many', '-t', 'typecheck', 'lint', 'test', '-p', remote)))
    throw new Refusal(`the checks of ${remote} failed; nothing was published`);
}

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

/** Builds one remote through its own package script. @throws Refusal when the build fails. */
export async function buildRemote(remote: string): Promise<void> {
  const child = spawn(process.execPath, ['--run', 'build'], {
    cwd: join(root, 'apps', remote),
    stdio: ['ignore', 2, 2],
  });
  const code = await new Promise((resolve) =>
    child.once('error', () => resolve(undefined)).once('close', resolve),
  );
  if (code !== 0) throw new Refusal(`the build of ${remote} failed; nothing was published`);
}

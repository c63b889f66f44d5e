import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellId } from '@livree/release';
import { Refusal } from '@livree/release/ledger';

export { settings } from './settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the API listens. */
export const apiOrigin: string = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4201';

/** The data folder: LIVREE_DATA, or `.livree` in the workspace. */
export const dataFolder: string = process.env['LIVREE_DATA'] ?? join(root, '.livree');

/** Whether an app of the workspace is released: a remote, or the shell. */
const isReleased = (app: string): boolean =>
  app === shellId || existsSync(join(root, 'apps', app, 'src/remote.ts'));

/** The build folder of a remote, or of the shell. @throws Refusal if the workspace has no such remote */
export function distOf(id: string): string {
  if (!isReleased(id)) throw new Refusal(`there is no remote called ${id} in apps`);
  return join(root, 'apps', id, 'dist');
}

/** The folder of every build on disk, by the id of its remote or of the shell. */
export function builtParts(): Record<string, string> {
  const built = readdirSync(join(root, 'apps'))
    .filter(isReleased)
    .map((id) => [id, distOf(id)] as const);
  return Object.fromEntries(built.filter(([, dist]) => existsSync(join(dist, 'release.json'))));
}

/** Runs Node and returns whether it succeeded; its output goes to standard error. */
async function ends(cwd: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) =>
    child.once('error', () => resolve(undefined)).once('close', resolve),
  );
  return code === 0;
}

/** Builds a remote, or the shell, with its own package script. @throws Refusal if the build fails */
export async function build(id: string): Promise<void> {
  if (!(await ends(join(root, 'apps', id), '--run', 'build')))
    throw new Refusal(`the build of ${id} failed; nothing was published`);
}

/**
 * Runs the types, the lint and the tests of a remote, or of the shell; Nx caches results. @throws Refusal if one
 * fails
 */
export async function check(id: string): Promise<void> {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  if (!(await ends(root, nx, 'run-many', '-t', 'typecheck', 'lint', 'test', '-p', id)))
    throw new Refusal(`the checks of ${id} failed; nothing was published`);
}

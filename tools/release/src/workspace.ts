import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { shellId } from '@livree/release';
import { Refusal } from '@livree/release/ledger';
import { root } from './root.ts';

export { recordApi } from './api-place.ts';
export { watchCanaries } from './canary/watch-canaries.ts';
export { countsReader } from './counts-reader.ts';
export { settings } from './settings.ts';

/** Whether an app of the workspace is released: a remote, or the shell. */
const isReleased = (app: string): boolean =>
  app === shellId || existsSync(join(root, 'apps', app, 'src/remote.ts'));

/** The build folder of a remote, or of the shell. @throws Refusal if the workspace has no such remote */
export function locateBuild(id: string): string {
  if (!isReleased(id)) throw new Refusal(`there is no remote called ${id} in apps`);
  return join(root, 'apps', id, 'dist');
}

/** The folder of every build on disk, by the id of its remote or of the shell. */
export function builtParts(): Record<string, string> {
  const built = readdirSync(join(root, 'apps'))
    .filter(isReleased)
    .map((id) => [id, locateBuild(id)] as const);
  return Object.fromEntries(built.filter(([, dist]) => existsSync(join(dist, 'release.json'))));
}

interface Ending {
  readonly hasSucceeded: boolean;
  /** What it wrote to standard output and standard error. */
  readonly output: string;
}

/** Runs Node to its end; its output goes to standard error. */
async function run(cwd: string, ...args: readonly string[]): Promise<Ending> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stderr.write(text);
    });
  const code = await new Promise((resolve) =>
    child.once('error', () => resolve(undefined)).once('close', resolve),
  );
  return { hasSucceeded: code === 0, output };
}

/** Builds a remote, or the shell, with its own package script. @throws Refusal if the build fails */
export async function build(id: string): Promise<void> {
  const { hasSucceeded } = await run(join(root, 'apps', id), '--run', 'build');
  if (!hasSucceeded) throw new Refusal(`the build of ${id} failed; nothing was published`);
}

/** The checks of `id` that Nx lists as failed. */
function failedChecks(id: string, output: string): string {
  const failed = [
    ...stripVTControlCharacters(output).matchAll(/^\s*- (?<project>[\w-]+):(?<target>[\w-]+)$/gm),
  ];
  const targets = failed.flatMap(({ groups }) => (groups?.['project'] === id ? [groups['target']] : []));
  return targets.length > 0 ? `: ${targets.join(', ')}` : '';
}

/**
 * Runs the types, the lint and the tests of a remote, or of the shell; Nx caches results. @throws Refusal that names
 * those that fail
 */
export async function check(id: string): Promise<void> {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const targets = ['typecheck', 'lint', 'test'];
  const { hasSucceeded, output } = await run(root, nx, 'run-many', '-t', ...targets, '-p', id);
  if (!hasSucceeded)
    throw new Refusal(`the checks of ${id} failed${failedChecks(id, output)}; nothing was published`);
}

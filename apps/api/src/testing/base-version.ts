import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from '@livree/contracts/schema';

const workspace = join(import.meta.dirname, '../../../..');
const named = z.object({ name: z.string() });

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function hasCommit(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The version that customers use, beside which the migrations of this one run. */
export interface BaseVersion {
  readonly commit: string;
  /** Why it cannot be had here, in a sentence. */
  readonly missing?: string;
}

/** @throws Error if a repository with its whole history does not know the recorded commit */
export function findBaseVersion(): BaseVersion {
  const commit = readFileSync(join(workspace, 'deploy/base-commit'), 'utf8').trim();
  if (!existsSync(join(workspace, '.git')))
    return { commit, missing: 'There is no history here, so the base version cannot be had.' };
  if (hasCommit(commit)) return { commit };
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    return { commit, missing: `This clone has no history back to ${commit}: git fetch --unshallow.` };
  throw new Error(`deploy/base-commit names no commit of this repository: ${commit}`);
}

/** Our own packages as they were, all others as they are installed now. */
function linkPackages(folder: string): void {
  const installed = join(workspace, 'node_modules');
  const link = (target: string, name: string): void => {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path, 'junction');
  };
  for (const name of readdirSync(installed))
    if (name !== '@livree' && !name.startsWith('.')) link(join(installed, name), name);
  for (const kind of ['apps', 'libs'])
    for (const entry of readdirSync(join(folder, kind))) {
      const own = join(folder, kind, entry);
      const { name } = z.parse(named, JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')));
      link(own, name);
    }
}

/** Writes the API and our libraries of a commit into a new folder. Returns the script that starts that API. */
export function unpackBaseApi(commit: string, folder: string): string {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  git('archive', '--format=tar', `--output=${archive}`, commit, 'package.json', 'apps/api', 'libs');
  execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
  rmSync(archive);
  linkPackages(folder);
  return join(folder, 'apps/api/src/main.ts');
}

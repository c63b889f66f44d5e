import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** A browser app of the workspace, found by its folder. */
export interface Project {
  readonly id: string;
  readonly root: string;
  readonly dist: string;
  readonly source: (file: string) => string;
}

/** The project in `folder`, e.g. `apps/booking`. */
export function projectAt(folder: string): Project {
  const root = resolve(folder);
  return {
    id: basename(root),
    root,
    dist: join(root, 'dist'),
    source: (file) => join(root, 'src', file),
  };
}

/** Names of the frame documents a project ships: one per `src/frames/<name>.tsx`. */
export function frameNames(project: Project): string[] {
  const folder = project.source('frames');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => basename(file, '.tsx'));
}

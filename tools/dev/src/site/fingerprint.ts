import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';

const keptAt = join(workspaceRoot, 'node_modules/.cache/livree/built');
const sources = [
  '{apps,libs}/*/{src/**/*,package.json,rspack.config.ts}',
  'tools/build/{src/**/*,package.json}',
  'package-lock.json',
  'tsconfig.base.json',
];
const outputs = ['apps/*/dist/release.json'];

/** A hash that changes when a source or a build changes; reads only names, times and sizes. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync([...sources, ...outputs], { cwd: workspaceRoot }).toSorted()) {
    const { mtimeMs, size } = statSync(join(workspaceRoot, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Whether nothing has changed since `rememberBuild`. */
export function isBuilt(): boolean {
  try {
    return readFileSync(keptAt, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export function rememberBuild(): void {
  mkdirSync(dirname(keptAt), { recursive: true });
  writeFileSync(keptAt, fingerprint());
}

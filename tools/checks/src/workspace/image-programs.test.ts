import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const manifestSchema = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
const readManifest = (folder: string) => z.parse(manifestSchema, JSON.parse(read(`${folder}/package.json`)));

const folders = globSync('{apps,libs,tools}/*/package.json', { cwd: workspaceRoot }).map(dirname);
const packages = new Map(folders.map((folder) => [readManifest(folder).name, folder]));

/** The programs of the roles, and the sources that the last stage of the image copies. */
const programs = new Set(read('deploy/role.sh').match(/\S+\/src\/\w+\.ts/g));
const copied = [
  ...read('deploy/Dockerfile').matchAll(/^COPY (?:--from=packages \/app\/)?((?:apps|libs|tools)\S*)/gm),
].map(([, folder = '']) => folder);

/** The packages that `npm ci` installs in the image: those that the API and the gateway need, and so on. */
function installed(folder: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
    if (found.has(name)) continue;
    found.add(name);
    const own = packages.get(name);
    if (own !== undefined) installed(own, found);
  }
  return found;
}
const dependencies = new Set([...installed('apps/api'), ...installed('apps/gateway')]);

/** What a module loads at its start: neither types nor what it imports later. */
const loads = /^(?:import|export)(?! type\b)(?:[^;'"]*? from)? ?'(?<name>[^']+)'/gm;

/** The file behind a name; undefined for a package from elsewhere. */
function resolve(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return relative(workspaceRoot, join(workspaceRoot, dirname(from), name));
  const [scope = '', short = '', ...rest] = name.split('/');
  const folder = packages.get(`${scope}/${short}`);
  if (folder === undefined) return undefined;
  const file = readManifest(folder).exports?.[['.', ...rest].join('/')];
  return file === undefined ? undefined : join(folder, file);
}

/** What the programs load that the image does not have. */
function findMissing(file: string, seen: Set<string>, missing: string[]): void {
  if (seen.has(file)) return;
  seen.add(file);
  if (!copied.some((folder) => file.startsWith(`${folder}/`))) {
    missing.push(file);
    return;
  }
  if (!/\.[mc]?tsx?$/.test(file)) return;
  for (const { groups } of read(file).matchAll(loads)) {
    const name = groups?.['name'] ?? '';
    if (name.startsWith('node:')) continue;
    const next = resolve(name, file);
    const own = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    if (!name.startsWith('.') && !dependencies.has(own)) missing.push(`${name}, which ${file} loads`);
    else if (next !== undefined && existsSync(join(workspaceRoot, next))) findMissing(next, seen, missing);
  }
}

test('the image has everything that the program of each role loads', () => {
  expect(programs.size).toBeGreaterThanOrEqual(3);
  const missing: string[] = [];
  const seen = new Set<string>();
  for (const program of programs) findMissing(program, seen, missing);
  expect(seen.size).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';

const packageSchema = z.object({ dependencies: z.optional(z.record(z.string(), z.string())) });
const scope = '@livree/';

/** The folders of projects and of the libraries that they use, all of them. */
async function findFolders(folders: readonly string[]): Promise<Set<string>> {
  const found = new Set(folders);
  for (const folder of found) {
    const text = await readFile(join(workspaceRoot, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = z.parse(packageSchema, JSON.parse(text));
    for (const name of Object.keys(dependencies))
      if (name.startsWith(scope)) found.add(`libs/${name.slice(scope.length)}`);
  }
  return found;
}

async function digestFolder(folder: string): Promise<string> {
  const sum = createHash('sha256');
  const entries = await readdir(join(workspaceRoot, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    sum.update(await readFile(file));
  return `${folder} ${sum.digest('hex')}`;
}

/** What a visit runs from this copy of the repository: API, gateway, and the harness of the states. */
const ofVisits = ['apps/api', 'apps/gateway', 'libs/testing'];

/** The journeys that a visit walks. */
const journeys = ['e2e/pages', 'e2e/specs', 'e2e/support'];

async function digestFolders(folders: Iterable<string>): Promise<string> {
  const digests = await Promise.all([...folders].toSorted().map(digestFolder));
  return createHash('sha256').update(digests.join('\n')).digest('hex');
}

async function findSources(projects: readonly string[]): Promise<string[]> {
  return [...(await findFolders(projects))].map((folder) => `${folder}/src`);
}

/** A digest of the sources of projects of this workspace and of the libraries that they use. */
export async function digestSources(projects: readonly string[]): Promise<string> {
  return digestFolders(await findSources(projects));
}

/** A digest of everything that a visit runs from this copy of the repository. */
export async function digestOfVisits(): Promise<string> {
  return digestFolders([...(await findSources(ofVisits)), ...journeys]);
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFile } from '@livree/build/built-files';
import { bundleOne, type BundledSite } from '@livree/build/one-build';
import { z } from '@livree/contracts/schema';
import { sumLoad, type Load } from '../commands/cost.ts';
import { root } from '../root.ts';
import { digestSources } from '../visit/site/digest-sources.ts';

const load = z.object({ bytes: z.number(), requests: z.number() });
const oneBuildSchema = z.object({
  /** A digest of the sources and of what was built of them. */
  sources: z.string(),
  /** What every page loads. */
  shell: load,
  /** What every page of a remote loads besides, by its id. */
  remotes: z.record(z.string(), load),
  /** All files of the site. */
  all: load,
});

/** What the sources of this workspace would load if they were one build. */
export type OneBuildCost = Readonly<z.output<typeof oneBuildSchema>>;

function measure(site: BundledSite, ids: readonly string[], sources: string): OneBuildCost {
  const weigh = (names: readonly string[]): Load =>
    sumLoad([...new Set(names)].map((name) => describeFile(site.folder, name)));
  const ofRemotes = ids.map((id) => [id, weigh(site.listFiles(`${id}/src/remote.ts`))] as const);
  return {
    sources,
    shell: weigh([site.script, site.css, ...site.fonts]),
    remotes: Object.fromEntries(ofRemotes),
    all: weigh(site.names),
  };
}

/** What was measured of the same sources; undefined if nothing was, or it cannot be read. */
async function readKept(file: string, sources: string): Promise<OneBuildCost | undefined> {
  try {
    const kept = z.parse(oneBuildSchema, JSON.parse(await readFile(file, 'utf8')));
    return kept.sources === sources ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the shell and these remotes as one site and measures its files, or remembers what it measured of the same sources
 * in the folder `data`. What is not in this workspace is left out. @throws Error if they cannot be built
 */
export async function measureOneBuild(given: readonly string[], data: string): Promise<OneBuildCost> {
  const ids = given.filter((id) => existsSync(join(root, 'apps', id, 'src/remote.ts'))).toSorted();
  const sources = `${ids.join(' ')} ${await digestSources(['shell', ...ids].map((id) => `apps/${id}`))}`;
  const file = join(data, 'one-build.json');
  const kept = await readKept(file, sources);
  if (kept !== undefined) return kept;
  const folder = join(root, '.livree', `one-build-${process.pid}`);
  try {
    const cost = measure(await bundleOne(ids, folder), ids, sources);
    await mkdir(data, { recursive: true });
    await writeFile(file, JSON.stringify(cost));
    return cost;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

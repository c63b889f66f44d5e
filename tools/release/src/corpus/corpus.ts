import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  projectAt,
  readCalls,
  readRemote,
  readShellSurface,
  workspaceRoot,
  type Overlay,
} from '@livree/build/surface';
import { languages } from '@livree/contracts';
import { readSnapshot } from '@livree/contracts/snapshot';
import {
  breakingChanges,
  shellChanges,
  type ComparedRelease,
  type Reachable,
  type ComparedShell,
} from '@livree/release/compatibility';
import { corpusFolder, type Change, type Edits } from './changes.ts';

const apps = join(corpusFolder, 'apps');
const remotes = ['booking', 'marketing', 'payments'] as const;
const shared = { react: '19.3.1' };

function edited(path: string, edits: Edits): string {
  let text = readFileSync(path, 'utf8');
  for (const [before, after] of edits) {
    if (!text.includes(before)) throw new Error(`${path} has no longer: ${before}`);
    text = text.replace(before, after);
  }
  return text;
}

const forEachLanguage = (file: string): string[] =>
  file.includes('*') ? languages.map((language) => file.replace('*', language)) : [file];

/** The changed sources of a change, by path; throws if the sources no longer have what it replaces. */
export function changedSources({ released = 'booking', edits = {} }: Change): Overlay {
  const contents = Object.entries(edits).flatMap(([file, change]) =>
    forEachLanguage(file).map((name): [string, string] => {
      const path = name.startsWith('libs/') ? join(workspaceRoot, name) : join(apps, released, 'src', name);
      return [path, typeof change === 'string' ? change : edited(path, change)];
    }),
  );
  return new Map(contents);
}

async function readRelease(
  remote: string,
  version: string,
  overlay: Overlay = new Map(),
): Promise<ComparedRelease> {
  const { declared, surface } = await readRemote(projectAt(join(apps, remote)), overlay);
  const { id, contract, routes, provides, places } = declared;
  const paths = routes.map((route) => ({ ...route, scripts: [], css: [] }));
  return { id, version, contract, paths, provides, needs: { slots: places, shared }, surface };
}

async function readShell(version: string, overlay: Overlay = new Map()): Promise<ComparedShell> {
  return { version, contracts: [2], provides: shared, surface: await readShellSurface(overlay) };
}

/** The site as it is live, before any change. */
export async function liveSite(): Promise<Reachable> {
  const releases = await Promise.all(remotes.map((remote) => readRelease(remote, 'live')));
  return {
    shell: await readShell('live'),
    api: readSnapshot(),
    neighbours: releases,
    releases,
  };
}

const besides = (site: Reachable, remote: string): Reachable => ({
  ...site,
  neighbours: site.neighbours.filter(({ id }) => id !== remote),
});

/** What is said to a live remote that is published again, once the API that runs has changed. */
async function judgeApi(site: Reachable, change: Change): Promise<string[]> {
  const api = site.api && { ...site.api, routes: await readCalls(changedSources(change)) };
  return site.releases.flatMap((release) => breakingChanges(release, { ...besides(site, release.id), api }));
}

/** What a release of the changed sources would break, from its sources to the sentences. */
export async function judge(site: Reachable, change: Change): Promise<string[]> {
  const { released = 'booking' } = change;
  if (released === 'api') return judgeApi(site, change);
  if (released === 'shell')
    return shellChanges(await readShell('candidate', changedSources(change)), site.releases);
  const release = await readRelease(released, 'candidate', changedSources(change));
  const candidate = { ...release, needs: { ...release.needs, shared: { ...shared, ...change.shared } } };
  return breakingChanges(candidate, besides(site, released));
}

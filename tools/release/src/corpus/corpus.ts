import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectAt, readRemote, readShellSurface, workspaceRoot, type Overlay } from '@livree/build/surface';
import { readSnapshot } from '@livree/contracts/snapshot';
import type { Change, Edits } from './changes.ts';
import { breakingChanges, type Face, type Reachable } from '@livree/release/compatibility';

const apps = join(import.meta.dirname, '../../corpus/apps');
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

function overlayOf({ remote = 'booking', edits = {} }: Change): Overlay {
  return new Map(
    Object.entries(edits).map(([file, change]) => {
      const path = file.startsWith('libs/') ? join(workspaceRoot, file) : join(apps, remote, 'src', file);
      return [path, typeof change === 'string' ? change : edited(path, change)];
    }),
  );
}

async function faceOf(remote: string, version: string, overlay: Overlay = new Map()): Promise<Face> {
  const { declared, surface } = await readRemote(projectAt(join(apps, remote)), overlay);
  const { id, contract, routes, provides, places } = declared;
  const paths = routes.map((route) => ({ ...route, scripts: [], css: [] }));
  return { id, version, contract, paths, provides, needs: { slots: places, shared }, surface };
}

/** The site as it is live, before any change. */
export async function liveSite(): Promise<Reachable> {
  const releases = await Promise.all(remotes.map((remote) => faceOf(remote, 'live')));
  const surface = await readShellSurface();
  return {
    shell: { version: 'live', contracts: [1], provides: shared, surface },
    api: readSnapshot(),
    neighbours: releases,
    releases,
  };
}

/** What a release of the changed sources would break, from its sources to the sentences. */
export async function judge(site: Reachable, change: Change): Promise<string[]> {
  const { remote = 'booking' } = change;
  const face = await faceOf(remote, 'candidate', overlayOf(change));
  const candidate = { ...face, needs: { ...face.needs, shared: { ...shared, ...change.shared } } };
  const neighbours = site.neighbours.filter(({ id }) => id !== remote);
  return breakingChanges(candidate, { ...site, neighbours });
}

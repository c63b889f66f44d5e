import { join } from 'node:path';
import { releaseName } from '@livree/release';
import { openLedger, readTrust, type Store } from '@livree/release/ledger';
import { plantRemote, plantShell, type RemotePlan, type ShellPlan } from '@livree/release/testing';
import { run, type CommandContext } from '../command-line.ts';

export interface PlantedContext {
  readonly context: CommandContext;
  /** The next build of a remote, or of the shell. */
  readonly sources: { readonly remotes: Record<string, RemotePlan>; shell: ShellPlan };
  readonly announced: string[];
  /** The ids whose checks have run. */
  readonly checked: string[];
  /** The names of the releases that were visited. */
  readonly visited: string[];
}

/** A context whose builds are planted in folders of `root`. Its shell is published and live. */
export async function plantContext(root: string, store: Store): Promise<PlantedContext> {
  const dist = (id: string) => join(root, id);
  const sources: PlantedContext['sources'] = { remotes: {}, shell: {} };
  const announced: string[] = [];
  const checked: string[] = [];
  const visited: string[] = [];
  let minutes = 0;
  const context: CommandContext = {
    ledger: openLedger(store, await readTrust({}, root)),
    siteUrl: 'https://livree.example',
    api: async () => undefined,
    build: async (id) => {
      if (id === 'shell') plantShell(dist(id), sources.shell);
      else plantRemote(dist(id), sources.remotes[id] ?? { id });
    },
    check: async (id) => void checked.push(id),
    visit: async ({ release: { id, version } }) => {
      visited.push(releaseName(id, version));
      return `visited ${releaseName(id, version)}`;
    },
    oneBuild: async (ids) => {
      const one = { bytes: 1000, requests: 2 };
      const remotes = Object.fromEntries(ids.map((id) => [id, { bytes: 100, requests: 1 }]));
      return { sources: '', shell: one, remotes, all: { bytes: 2000, requests: 5 } };
    },
    openSource: () => Promise.reject(new Error('there is no other ledger here')),
    report: async () => undefined,
    replay: () => Promise.reject(new Error('no fault is looked for here')),
    locateBuild: dist,
    builds: () => Object.fromEntries(Object.keys(sources.remotes).map((id) => [id, dist(id)])),
    counts: async () => undefined,
    runningServers: async () => [],
    now: () => new Date(Date.UTC(2027, 0, 1, 0, minutes++)),
    announce: (line) => void announced.push(line),
  };
  await run(context, ['publish', 'shell']);
  await run(context, ['promote', 'shell']);
  checked.length = 0;
  return { context, sources, announced, checked, visited };
}

/** The version of a remote, or of the shell, that was published last. */
export async function newest(context: CommandContext, id: string): Promise<string> {
  const [last] = (await run(context, ['list', id])).slice(-1);
  return last?.split(/[@ ]/)[1] ?? '';
}

import { z } from '@livree/contracts/schema';
import { releaseName } from '../release-name.ts';
import { releaseSchema, type Release } from '../release.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/** For each remote, the versions that were live, the live one first. */
const channelSchema = z.object({ trails: z.record(z.string(), z.array(z.string())) });

export type Trails = Readonly<Record<string, readonly string[]>>;

const eventSchema = z.object({
  at: z.string(),
  act: z.enum(['publish', 'promote', 'rollback']),
  remote: z.string(),
  version: z.string(),
});

export type LedgerEvent = z.infer<typeof eventSchema>;

const channelPath = 'channels/live.json';
const historyPath = 'history.jsonl';

/** The folder of a release inside the store. */
export function releaseFolder(remote: string, version: string): string {
  return `releases/${remote}/${version}`;
}

function descriptionPath(remote: string, version: string): string {
  return `${releaseFolder(remote, version)}/release.json`;
}

/** The append-only record of releases, and the pointer that says which are live. */
export interface Ledger {
  readonly store: Store;
  remotes(): Promise<string[]>;
  versions(remote: string): Promise<string[]>;
  has(remote: string, version: string): Promise<boolean>;
  /** @throws Refusal when that version was never published. */
  release(remote: string, version: string): Promise<Release>;
  /** A stored file of a release, e.g. `browser/entry.js.br`, `server/index.mjs`; undefined when there is none. */
  file(remote: string, version: string, path: string): Promise<Buffer | undefined>;
  trails(): Promise<Trails>;
  /** Changes with every promote and rollback; undefined before the first. Cheap enough to ask often. */
  liveStamp(): Promise<string | undefined>;
  /** Moves the pointer: `change` sees the present trails and answers the next ones, or the same ones to move nothing. One mover at a time. */
  moveLive(change: (trails: Trails) => Promise<Trails>): Promise<void>;
  record(events: readonly LedgerEvent[]): Promise<void>;
  history(): Promise<LedgerEvent[]>;
}

/** Opens the ledger kept in `store`; nothing has to exist yet. */
export function openLedger(store: Store): Ledger {
  const trails = async (): Promise<Trails> => {
    const bytes = await store.read(channelPath);
    return bytes ? channelSchema.parse(JSON.parse(bytes.toString())).trails : {};
  };
  return {
    store,
    trails,
    remotes: () => store.list('releases'),
    versions: (remote) => store.list(`releases/${remote}`),
    has: async (remote, version) => (await store.stamp(descriptionPath(remote, version))) !== undefined,
    async release(remote, version) {
      const bytes = await store.read(descriptionPath(remote, version));
      if (bytes === undefined) throw new Refusal(`${releaseName(remote, version)} was never published`);
      return releaseSchema.parse(JSON.parse(bytes.toString()));
    },
    file: (remote, version, path) => store.read(`${releaseFolder(remote, version)}/${path}`),
    liveStamp: () => store.stamp(channelPath),
    moveLive: (change) =>
      store.exclusively('live', async () => {
        const present = await trails();
        const next = await change(present);
        if (next === present) return;
        await store.write(channelPath, `${JSON.stringify({ trails: next }, null, 2)}\n`);
      }),
    async record(events) {
      for (const event of events) await store.append(historyPath, JSON.stringify(event));
    },
    async history() {
      const bytes = await store.read(historyPath);
      const lines =
        bytes
          ?.toString()
          .split('\n')
          .filter((line) => line !== '') ?? [];
      return lines.map((line) => eventSchema.parse(JSON.parse(line)));
    },
  };
}

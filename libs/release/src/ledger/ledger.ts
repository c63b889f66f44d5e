import { z } from '@livree/contracts/schema';
import { releaseName, shellId } from '../release-name.ts';
import { releaseSchema, shellReleaseSchema, type Release, type ShellRelease } from '../release.ts';
import { Refusal } from './refusal.ts';
import type { AnyRelease } from './released-files.ts';
import type { Store } from './store/store.ts';

const channelSchema = z.object({
  trails: z.record(z.string(), z.array(z.string())),
  retired: z.optional(z.record(z.string(), z.object({ to: z.optional(z.string()) }))),
});

/** For each remote and for the shell, the versions that were live, the current one first. */
export type Trails = Readonly<Record<string, readonly string[]>>;

/** What is live. */
export interface Live {
  readonly trails: Trails;
  /** Remotes that are offline anyway, with the path of another remote to which theirs redirect, if any. */
  readonly retired: Readonly<Record<string, { readonly to?: string | undefined }>>;
}

const eventSchema = z.object({
  at: z.string(),
  act: z.enum(['publish', 'promote', 'rollback', 'retire']),
  remote: z.string(),
  version: z.string(),
  /** Published in an emergency, without the checks. */
  unchecked: z.optional(z.literal(true)),
});

export type LedgerEvent = z.infer<typeof eventSchema>;

const channelPath = 'channels/live.json';
const historyPath = 'history.jsonl';

/** The folder of a release in the store. */
export function releaseFolder(remote: string, version: string): string {
  return `releases/${remote}/${version}`;
}

function descriptionPath(remote: string, version: string): string {
  return `${releaseFolder(remote, version)}/release.json`;
}

/** The append-only record of releases, and the pointer that says which are live. */
export interface Ledger {
  readonly store: Store;
  /** The ids of everything published: remotes, and the shell. */
  published(): Promise<string[]>;
  versions(remote: string): Promise<string[]>;
  has(remote: string, version: string): Promise<boolean>;
  /** @throws Refusal if that version was never published, or its description is damaged */
  release(remote: string, version: string): Promise<Release>;
  /** A release of the shell. @throws Refusal as `release` does */
  shell(version: string): Promise<ShellRelease>;
  /** A release of a remote, or of the shell, by its id. @throws Refusal as `release` does */
  any(id: string, version: string): Promise<AnyRelease>;
  /** A stored file of a release, such as `browser/entry.js.br` or `server/index.mjs`; undefined if there is none. */
  file(remote: string, version: string, path: string): Promise<Buffer | undefined>;
  /** @throws Refusal if the pointer is damaged */
  live(): Promise<Live>;
  trails(): Promise<Trails>;
  /**
   * Changes with every promotion, rollback and retirement; undefined before the first. Cheap enough to call often.
   */
  liveStamp(): Promise<string | undefined>;
  /**
   * Moves the pointer. `change` gets the live state and returns the next one, or the same object to change nothing.
   * Moves run one at a time.
   */
  moveLive(change: (live: Live) => Promise<Live>): Promise<void>;
  record(events: readonly LedgerEvent[]): Promise<void>;
  /** The log for people, without truncated lines. It does not decide what is published or live. */
  history(): Promise<LedgerEvent[]>;
}

function read<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function liveOf(bytes: Buffer | undefined): Live {
  const known = bytes ? read(channelSchema, bytes.toString()) : { trails: {} };
  if (known === undefined)
    throw new Refusal(
      `${channelPath} of the ledger is damaged; put back a copy, ${historyPath} tells the moves`,
    );
  return { trails: known.trails, retired: known.retired ?? {} };
}

/** Opens the ledger kept in `store`; nothing has to exist yet. */
export function openLedger(store: Store): Ledger {
  const live = async () => liveOf(await store.read(channelPath));

  async function described<T>(schema: z.ZodMiniType<T>, id: string, version: string): Promise<T> {
    const bytes = await store.read(descriptionPath(id, version));
    const name = releaseName(id, version);
    if (bytes === undefined) throw new Refusal(`${name} was never published`);
    const release = read(schema, bytes.toString());
    if (release === undefined)
      throw new Refusal(`the ledger's release.json of ${name} is damaged; publish the same sources again`);
    return release;
  }

  return {
    store,
    live,
    trails: async () => (await live()).trails,
    published: () => store.list('releases'),
    versions: (remote) => store.list(`releases/${remote}`),
    has: async (remote, version) => (await store.stamp(descriptionPath(remote, version))) !== undefined,
    release: (remote, version) => described(releaseSchema, remote, version),
    shell: (version) => described(shellReleaseSchema, shellId, version),
    any: (id, version) =>
      described<AnyRelease>(id === shellId ? shellReleaseSchema : releaseSchema, id, version),
    file: (remote, version, path) => store.read(`${releaseFolder(remote, version)}/${path}`),
    liveStamp: () => store.stamp(channelPath),
    moveLive: (change) =>
      store.update(channelPath, async (bytes) => {
        const present = liveOf(bytes);
        const next = await change(present);
        return next === present ? undefined : `${JSON.stringify(next, null, 2)}\n`;
      }),
    async record(events) {
      if (events.length === 0) return;
      const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
      await store.update(historyPath, async (bytes) => `${bytes?.toString() ?? ''}${lines}`);
    },
    async history() {
      const bytes = await store.read(historyPath);
      const lines = bytes?.toString().split('\n') ?? [];
      return lines.flatMap((line) => read(eventSchema, line) ?? []);
    },
  };
}

import type { Release } from '@livree/release';
import { isShell, type Ledger } from '@livree/release/ledger';
import type { Candidate } from '../candidate.ts';
import type { Place } from '../place.ts';
import { listStates } from './list-states.ts';
import { serveStates, type StatesServer } from './serve-states.ts';

/** The states of a release, each with an address. */
export interface OpenStates {
  readonly places: readonly Place[];
  /** The same state of the live release. */
  findLive(place: Place): Promise<string | undefined>;
  stop(): void;
}

/** Serves a release alone in the built harness, and beside it the live one once it is asked for. The shell has no states. */
export async function openStates(
  harness: string,
  { release, read }: Candidate,
  live: { readonly ledger: Ledger; readonly release: Release } | undefined,
): Promise<OpenStates> {
  if (isShell(release)) return { places: [], findLive: async () => undefined, stop: () => undefined };
  const own = await serveStates(harness, release, read);
  const servers: Promise<StatesServer>[] = [];

  async function findLive({ url }: Place): Promise<string | undefined> {
    if (live === undefined) return undefined;
    const { ledger, release: former } = live;
    if (servers.length === 0)
      servers.push(serveStates(harness, former, (path) => ledger.file(former.id, former.version, path)));
    const [server] = await Promise.all(servers);
    return server && url.replace(own.origin, server.origin);
  }
  function stop(): void {
    own.stop();
    for (const server of servers)
      void server.then(
        (started) => started.stop(),
        () => undefined,
      );
  }
  try {
    return { places: await listStates(release.id, own.origin), findLive, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

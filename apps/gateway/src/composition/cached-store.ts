import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderStore, openStore, type Store, type Trust } from '@livree/release/ledger';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';

/** Milliseconds for which an answer about a file on a server is cached. */
const stampMs = 1000;
const mostStamps = 1000;

/** Milliseconds after which the cache answers instead, and after which trouble that lasts is told again. */
const patienceMs = 500;
const remindMs = 60_000;

const failLate = () =>
  sleep(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer in ${patienceMs} ms`);
  });

/** A store whose server may be away. */
export interface CachedStore extends Store {
  /** For how many milliseconds the server has not answered; whoever looks at it all the time makes it small. */
  silence(): number;
}

const releasedFile = /^releases\/[^/]+\/[^/]+\/(?:browser|server)\//;

/**
 * A remote store for a reader: the files of releases, which never change, are cached in `cache`, and an answer about
 * changes counts for a second. While the remote store does not answer, the last state is used.
 * @param now milliseconds from any start
 * @param onTrouble is called for a failure, at most once a minute
 */
export function cachedStore(
  remote: Store,
  cache: Store,
  now: () => number,
  onTrouble: (error: unknown) => void,
): CachedStore {
  const stamps = new LRUCache<string, Promise<string | undefined>>({
    max: mostStamps,
    ttl: stampMs,
    perf: { now },
  });
  /** Files that could not be read, each with a number of its own. */
  const missed = new Map<string, number>();
  let misses = 0;
  let answeredAt = now();
  let toldAt = -Infinity;

  async function withFallback<T>(ask: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    const asked = ask();
    try {
      const answer = await Promise.race([asked, failLate()]);
      answeredAt = now();
      return answer;
    } catch (error) {
      if (now() - toldAt >= remindMs) {
        toldAt = now();
        onTrouble(error);
      }
      return (await fallback()) ?? asked;
    }
  }

  async function fetched(path: string): Promise<Buffer | undefined> {
    const bytes = await remote.read(path);
    if (bytes !== undefined) await cache.write(path, bytes);
    return bytes;
  }

  async function readWithFallback(path: string): Promise<Buffer | undefined> {
    let isMissed = false;
    const answer = await withFallback(
      () => fetched(path),
      () => {
        isMissed = true;
        return cache.read(path);
      },
    );
    if (isMissed) missed.set(path, (misses += 1));
    else missed.delete(path);
    return answer;
  }

  /** The stamp of a file that could not be read is another one: whoever got an older file in its place reads again. */
  async function freshStamp(path: string): Promise<string | undefined> {
    const stamp = await remote.stamp(path);
    const miss = missed.get(path);
    return stamp === undefined || miss === undefined ? stamp : `${stamp} ${miss}`;
  }

  return {
    ...remote,
    silence: () => now() - answeredAt,
    async read(path) {
      const found = releasedFile.test(path) ? await cache.read(path) : undefined;
      return found ?? readWithFallback(path);
    },
    stamp(path) {
      const known =
        stamps.get(path) ??
        withFallback(
          () => freshStamp(path),
          () => cache.stamp(path),
        );
      stamps.set(path, known, { noUpdateTTL: true });
      return known;
    },
  };
}

/** Whether the ledger is on a server, which others change and which may be away. */
export const isOnServer = ({ ledger }: Pick<GatewayConfig, 'ledger'>): boolean => ledger.includes('://');

/** The store of the ledger; one on a server is cached in the data folder. @param now milliseconds from any start */
export async function ledgerStore(
  config: Pick<GatewayConfig, 'ledger' | 'dataFolder'>,
  { signer }: Trust,
  { now, log }: { readonly now: () => number; readonly log: FastifyBaseLogger },
): Promise<CachedStore> {
  const store = await openStore(config.ledger, signer);
  if (!isOnServer(config)) return { ...store, silence: () => 0 };
  return cachedStore(store, folderStore(join(config.dataFolder, 'ledger-kept')), now, (error) =>
    log.warn(error, 'the ledger does not answer; what was read last stands'),
  );
}

/** Where the gateway keeps the log of this ledger as it was last verified, for its next start. */
export function verifiedLogStore({
  ledger,
  dataFolder,
}: Pick<GatewayConfig, 'ledger' | 'dataFolder'>): Store {
  const name = createHash('sha256').update(ledger).digest('hex').slice(0, 12);
  return folderStore(join(dataFolder, 'ledger-verified', name));
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FailureCause, VitalName } from '@livree/document';
import { readCounters, type TelemetryCounters } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';
import type { Directive } from './reported-names.ts';

/** Milliseconds between a count and its save. */
const saveDelay = 1000;

/** How many releases are counted; beyond that, those with the oldest counts are deleted. */
const mostReleases = 200;

/** Beyond that, strangers' reports are no longer counted. */
const mostUnverified = 1_000_000;

/** Counts, stored in a file so that `release status` can read them. Never contains personal data. */
export interface Counters {
  /** @param cause how a browser noticed it */
  error(release: string, where: 'browser' | 'server', cause?: FailureCause): void;
  vital(release: string, name: VitalName, value: number): void;
  policyReport(directive: Directive): void;
  /** Counts a report that no document of this site sent about its own releases. Nothing is decided by it. */
  unverified(): void;
  summary(): TelemetryCounters;
  /** Saves what has not been saved. */
  save(): Promise<void>;
}

/** Reads the file; a damaged one is renamed, and counting starts again. */
async function readKept(file: string): Promise<TelemetryCounters> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : readCounters(text);
  if (text !== undefined && kept === undefined) await rename(file, `${file}.damaged`);
  return kept ?? { errors: {}, vitals: {}, policy: {} };
}

function recent<V extends object>(entries: Readonly<Record<string, V>>): LRUCache<string, V> {
  const map = new LRUCache<string, V>({ max: mostReleases });
  for (const [release, value] of Object.entries(entries)) map.set(release, value);
  return map;
}

/** The oldest first, so that the order survives a restart. */
function listEntries<V extends object>(recently: LRUCache<string, V>): [release: string, value: V][] {
  const entries: [string, V][] = [];
  recently.rforEach((value, release) => entries.push([release, value]));
  return entries;
}

export async function openCounters(file: string): Promise<Counters> {
  const kept = await readKept(file);
  // Maps everywhere, so that names such as `__proto__` are harmless.
  const errors = recent(kept.errors);
  const vitals = recent(
    Object.fromEntries(
      Object.entries(kept.vitals).map(([release, named]) => [release, new Map(Object.entries(named))]),
    ),
  );
  const policy = new Map(Object.entries(kept.policy));
  let unverified = kept.unverified ?? 0;
  let pending: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();

  const summary = (): TelemetryCounters => ({
    errors: Object.fromEntries(listEntries(errors)),
    vitals: Object.fromEntries(
      listEntries(vitals).map(([release, named]) => [release, Object.fromEntries(named)]),
    ),
    policy: Object.fromEntries(policy),
    ...(unverified > 0 && { unverified }),
  });

  async function write() {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(summary()));
    await rename(`${file}.new`, file);
  }

  function save(): Promise<void> {
    if (pending === undefined) return saving;
    clearTimeout(pending);
    pending = undefined;
    saving = saving.then(write).catch(() => {});
    return saving;
  }

  function changed() {
    pending ??= setTimeout(() => void save(), saveDelay).unref();
  }

  return {
    error(release, where, cause) {
      const known = errors.get(release) ?? { browser: 0, server: 0 };
      const causes = cause && { ...known.causes, [cause]: (known.causes?.[cause] ?? 0) + 1 };
      errors.set(release, { ...known, [where]: known[where] + 1, ...(causes && { causes }) });
      changed();
    },
    vital(release, name, value) {
      const named = vitals.get(release) ?? new Map();
      const { count, total, largest } = named.get(name) ?? { count: 0, total: 0, largest: 0 };
      named.set(name, { count: count + 1, total: total + value, largest: Math.max(largest, value) });
      vitals.set(release, named);
      changed();
    },
    policyReport(directive) {
      policy.set(directive, (policy.get(directive) ?? 0) + 1);
      changed();
    },
    unverified() {
      unverified = Math.min(unverified + 1, mostUnverified);
      changed();
    },
    summary,
    save,
  };
}

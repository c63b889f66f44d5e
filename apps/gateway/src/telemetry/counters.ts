import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from '@livree/contracts/schema';
import { telemetryCountersSchema, type TelemetryCounters } from '@livree/release';

/** Milliseconds between a count and its place on disk. */
const saveDelay = 1000;

/** Different measurements that are kept for one release. */
const mostVitals = 20;

/** Counts, kept in a file so that `release status` can read them. No personal data is ever counted. */
export interface Counters {
  error(release: string, where: 'browser' | 'server'): void;
  vital(release: string, name: string, value: number): void;
  policyReport(directive: string): void;
  summary(): TelemetryCounters;
  /** Writes what is not yet written. */
  save(): Promise<void>;
}

async function readCounters(file: string): Promise<TelemetryCounters> {
  const empty = { errors: {}, vitals: {}, policy: {} };
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return empty;
  try {
    return z.safeParse(telemetryCountersSchema, JSON.parse(text)).data ?? empty;
  } catch {
    return empty;
  }
}

export async function openCounters(file: string): Promise<Counters> {
  const counters = await readCounters(file);
  let pending: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();

  async function write() {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(counters));
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
    error(release, where) {
      const count = (counters.errors[release] ??= { browser: 0, server: 0 });
      count[where] += 1;
      changed();
    },
    vital(release, name, value) {
      const vitals = (counters.vitals[release] ??= {});
      if (!Object.hasOwn(vitals, name) && Object.keys(vitals).length >= mostVitals) return;
      const vital = (vitals[name] ??= { count: 0, total: 0, largest: 0 });
      vital.count += 1;
      vital.total += value;
      vital.largest = Math.max(vital.largest, value);
      changed();
    },
    policyReport(directive) {
      counters.policy[directive] = (counters.policy[directive] ?? 0) + 1;
      changed();
    },
    summary: () => counters,
    save,
  };
}

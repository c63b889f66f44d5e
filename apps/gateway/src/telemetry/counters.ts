import type { FailureCause, VitalName } from '@livree/document';
import { isAnswerable, isTrial, releaseName, shellId, type Composition } from '@livree/release';
import { vitalStep, waitTally, wholeSite, type Arm, type ReleaseCount } from '@livree/server/release-counts';
import { LRUCache } from 'lru-cache';
import type { Directive } from './reported-names.ts';

/** How many releases are counted until the next batch; beyond that, those with the oldest counts are dropped. */
const mostReleases = 200;

/** Beyond that, strangers' reports are no longer counted. */
const mostUnverified = 1_000_000;

/** Which visitors of a part a composition is for. @param id a remote, or the shell */
export function findArm({ overrides, canary }: Pick<Composition, 'overrides' | 'canary'>, id: string): Arm {
  if (isTrial({ overrides })) return 'trial';
  return canary === id ? 'canary' : 'live';
}

/** A release as visitors of one arm saw it. */
export interface Counted {
  readonly release: string;
  readonly arm: Arm;
}

/** What this gateway has counted since it last handed its counts over. Never contains personal data. */
export interface Counters {
  /**
   * Counts a visit for each release of its composition that answers for failures.
   * @param before the composition of the same visit's last document, whose releases were counted
   */
  visit(composition: Composition, before?: Composition): void;
  /** Counts a visit in which a release failed; the caller sees to it that it counts once. */
  failedVisit(of: Counted): void;
  /** @param cause how a browser noticed it; without it, the server did */
  error(of: Counted, cause?: FailureCause): void;
  vital(of: Counted, name: VitalName, value: number): void;
  /** Counts how long a visit's visitor waited for a release, in milliseconds; the caller sees to it that it counts once. */
  wait(of: Counted, duration: number): void;
  policyReport(directive: Directive): void;
  /** Counts a visit that opened a page, or a step of its wizard. @param page as a remote declares it */
  page(page: string, step?: number): void;
  /** Counts a report that no document of this site sent about its own releases. Nothing is decided by it. */
  unverified(): void;
  /** What was counted so far. */
  read(): ReleaseCount[];
  /** The same, and begins anew. */
  take(): ReleaseCount[];
}

interface Pending {
  readonly release: string;
  readonly arm: Arm;
  visits: number;
  failedVisits: number;
  readonly tallies: Map<string, number>;
}

const listParts = ({ shell, remotes }: Composition) =>
  [{ id: shellId, version: shell }, ...remotes].map(({ id, version }) => ({
    id,
    name: releaseName(id, version),
  }));

const listNames = (composition: Composition): string[] => listParts(composition).map(({ name }) => name);

export function createCounters(): Counters {
  const pending = new LRUCache<string, Pending>({ max: mostReleases });

  function entry({ release, arm }: Counted): Pending {
    const key = `${release} ${arm}`;
    const known = pending.get(key) ?? { release, arm, visits: 0, failedVisits: 0, tallies: new Map() };
    pending.set(key, known);
    return known;
  }

  function raise(of: Counted, tally: string, most = Infinity) {
    const { tallies } = entry(of);
    tallies.set(tally, Math.min((tallies.get(tally) ?? 0) + 1, most));
  }

  const site: Counted = { release: wholeSite, arm: 'live' };
  const read = () =>
    [...pending.values()].map(({ tallies, ...count }) => ({
      ...count,
      tallies: Object.fromEntries(tallies),
    }));

  return {
    visit(composition, before) {
      const counted = new Set(before && listNames(before));
      for (const { id, name } of listParts(composition))
        if (isAnswerable(composition, id) && !counted.has(name))
          entry({ release: name, arm: findArm(composition, id) }).visits += 1;
    },
    failedVisit: (of) => void (entry(of).failedVisits += 1),
    error: (of, cause) => raise(of, cause === undefined ? 'server' : `browser ${cause}`),
    vital: (of, name, value) => raise(of, `${name} ${vitalStep(name, value)}`),
    wait: (of, duration) => raise(of, waitTally(duration)),
    policyReport: (directive) => raise(site, `policy ${directive}`),
    page: (page, step) => raise(site, step === undefined ? `page ${page}` : `step ${page}/${step}`),
    unverified: () => raise(site, 'unverified', mostUnverified),
    read,
    take() {
      const taken = read();
      pending.clear();
      return taken;
    },
  };
}

import { releaseName } from '@livree/release';
import {
  isAboutRelease,
  publications,
  type LedgerEvent,
  type Live,
  type ServerEvent,
} from '@livree/release/ledger';
import { sumCounts, type CountedRelease } from '@livree/server/release-counts';
import type { CommandContext } from '../command-line.ts';
import { measureCost, type Cost } from '../commands/cost.ts';
import { findSendingBack } from '../commands/promotion.ts';
import { serverStatus } from '../commands/server.ts';
import { readCanaries, type ShownCanary } from './canaries.ts';

/** A published release as the desk shows it. */
export interface ShownRelease {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly state: 'live' | 'canary' | 'retired' | 'published';
  /** Whether it is what a rollback leaves: that canary, or what is live without one and has an earlier release. */
  readonly isLeftFirst: boolean;
  /** Whether it went back by itself, and nobody has promoted it since. */
  readonly isSentBack: boolean;
  readonly isUnchecked: boolean;
  /** Undefined if nobody knows. */
  readonly counted: CountedRelease | undefined;
  /** Undefined if its description cannot be read. */
  readonly cost: Cost | undefined;
}

export interface Overview {
  readonly canaries: readonly ShownCanary[];
  /** Most recently published first. */
  readonly releases: readonly ShownRelease[];
  /** Most recent first. */
  readonly history: readonly (LedgerEvent | ServerEvent)[];
  /** The server that the ledger names, and whether it runs, if it names one. */
  readonly server: readonly string[];
}

const mostEvents = 50;

function readState(live: Live, remote: string, version: string): ShownRelease['state'] {
  if (live.canaries[remote]?.version === version) return 'canary';
  if (live.trails[remote]?.[0] !== version) return 'published';
  return live.retired[remote] === undefined ? 'live' : 'retired';
}

const isLeftFirst = ({ canaries, trails }: Live, id: string, state: ShownRelease['state']): boolean =>
  state === 'canary' || (state === 'live' && canaries[id] === undefined && trails[id]?.[1] !== undefined);

/** Everything that the desk shows. @throws Refusal if the ledger's log is invalid */
export async function readOverview(context: CommandContext): Promise<Overview> {
  const { ledger, counts } = context;
  const live = await ledger.live();
  const counted = await counts();
  const events = (await ledger.history()).filter(isAboutRelease);
  const releases = (await publications(ledger)).map(async ({ remote, version, at, isUnchecked }) => {
    const name = releaseName(remote, version);
    const state = readState(live, remote, version);
    const release = await ledger.any(remote, version).catch(() => undefined);
    return {
      id: remote,
      name,
      at,
      state,
      isLeftFirst: isLeftFirst(live, remote, state),
      isSentBack: findSendingBack(events, remote, version) !== undefined,
      isUnchecked,
      counted: counted && sumCounts(counted, name),
      cost: release && measureCost(release),
    } as const;
  });
  return {
    canaries: await readCanaries(context),
    releases: (await Promise.all(releases)).toReversed(),
    history: (await ledger.wholeHistory()).slice(-mostEvents).toReversed(),
    server: await serverStatus(context),
  };
}

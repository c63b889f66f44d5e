import type { CanaryPolicy } from '../canary/index.ts';
import { releaseName } from '../release-name.ts';
import type { Act, Move } from './log/acts.ts';
import {
  isAboutRelease,
  isServerNamed,
  type LedgerEvent,
  replacementBy,
  type ServerEvent,
} from './log/entry.ts';
import { type Invitation, findInvitation, openInvitations, writePass } from './log/invitation.ts';
import type { Signer } from './log/keys.ts';
import type { Grant } from './log/log-state.ts';
import { openLog, type Trust } from './log/log.ts';
import type { Live, Trails } from './log/moves.ts';
import { assertMovesFit } from './operations/assert-moves-fit.ts';
import { listPinnable, type Pinnable } from './pinnable.ts';
import { Refusal } from './refusal.ts';
import { openReleases, type Releases } from './releases.ts';
import type { Store } from './store/store.ts';

/** Releases, and the signed log that says who published them and which are live. */
export interface Ledger extends Releases {
  /** The operator's public key. @throws Refusal if the log is invalid */
  operatorKey(): Promise<string>;
  /** The ids of everything that was published. */
  published(): Promise<string[]>;
  versions(remote: string): Promise<string[]>;
  /** The hash of the published release.json. @throws Refusal if there is none */
  description(remote: string, version: string): Promise<string>;
  /** @throws Refusal if the log is invalid */
  live(): Promise<Live>;
  /** The same as of the last valid log. @throws Refusal if there never was one */
  lastLive(): Promise<Live>;
  trails(): Promise<Trails>;
  /** The numbers by which canaries are judged. */
  canaryPolicy(): Promise<CanaryPolicy>;
  /** Changes with every line of the log; undefined before the first. Cheap enough to call often. */
  liveStamp(): Promise<string | undefined>;
  /**
   * Makes the moves that `decide` returns, all or none, and returns them. It may run more than once.
   * @throws Refusal if they do not fit what is live
   */
  move(at: Date, decide: (live: Live) => Promise<readonly Move[]>): Promise<readonly Move[]>;
  /** @throws Refusal if this program's key is not allowed to */
  record(at: Date, act: Act): Promise<void>;
  /** Makes `next` the operator's key. @throws Refusal if this program's key is not the operator's */
  replaceOperator(at: Date, next: Signer): Promise<void>;
  /** The events of releases, in order. @throws Refusal if the log is invalid */
  history(): Promise<LedgerEvent[]>;
  /** The same with the lines that name the server, the present one last. @throws Refusal if the log is invalid */
  wholeHistory(): Promise<(LedgerEvent | ServerEvent)[]>;
  /** What visitors got within a visit, as of the last valid log, the latest first. @throws Refusal if there never was one */
  pinnable(): Promise<Pinnable[]>;
  /** Each team with its key and the remotes that it may release. */
  grants(): Promise<ReadonlyMap<string, Grant>>;
  /** Why a release needs more than an ordinary invitation, in words that follow 'is'; undefined if it does not. */
  doubtAbout(name: string): Promise<Doubt | undefined>;
  /** The invitations that count at this time. */
  invitations(at: Date): Promise<Invitation[]>;
  /** The invitation of a pass, if it counts at this time. */
  findInvitation(pass: string, at: Date): Promise<Invitation | undefined>;
  /** The pass of an invitation that this program's key has signed. */
  passFor(invitation: Extract<Act, { act: 'invite' }>): Promise<string>;
}

/** Why a release needs more than an ordinary invitation. */
export type Doubt = 'withdrawn' | 'published without its checks' | 'a build that nobody checked';

/**
 * Opens the ledger in `store`, which may be empty. With an invalid log, every move is refused; releases that were
 * known before stay readable.
 * @param kept keeps the log as it was verified, over restarts of this program
 */
export function openLedger(store: Store, trust: Trust, kept?: Store): Ledger {
  const log = openLog(store, trust, kept);
  const names = async () => [...(await log.lastGood()).descriptions.keys()].map((name) => name.split('@'));

  const releases = openReleases(store, {
    async vouch(name) {
      const hash = (await log.lastGood()).descriptions.get(name);
      return hash === undefined ? undefined : { hash };
    },
  });

  return {
    ...releases,
    operatorKey: async () => (await log.state()).operatorKey,
    published: async () => [...new Set((await names()).map(([id = '']) => id))].toSorted(),
    versions: async (remote) =>
      (await names()).flatMap(([id, version = '']) => (id === remote ? [version] : [])),
    async description(remote, version) {
      const name = releaseName(remote, version);
      const hash = (await log.state()).descriptions.get(name);
      if (hash === undefined) throw new Refusal(`${name} was never published`);
      return hash;
    },
    live: async () => (await log.state()).live,
    lastLive: async () => (await log.lastGood()).live,
    trails: async () => (await log.state()).live.trails,
    canaryPolicy: async () => (await log.lastGood()).canaryPolicy,
    liveStamp: log.stamp,
    move: (at, decide) =>
      log.append(at, async ({ live }) => {
        const moves = await decide(live);
        await assertMovesFit(releases, live, moves);
        return moves;
      }),
    record: async (at, act) => void (await log.append(at, async () => [act])),
    replaceOperator: async (at, next) =>
      void (await log.append(at, async ({ head }) => [replacementBy(next, head)])),
    history: async () => (await log.state()).entries.filter(isAboutRelease),
    wholeHistory: async () =>
      (await log.state()).entries.filter((entry) => isAboutRelease(entry) || isServerNamed(entry)),
    pinnable: async () => listPinnable((await log.lastGood()).entries.filter(isAboutRelease)),
    grants: async () => (await log.state()).grants,
    async doubtAbout(name) {
      const { doubts } = await log.lastGood();
      if (name.includes('://')) return 'a build that nobody checked';
      if (doubts.withdrawn.has(name)) return 'withdrawn';
      return doubts.unchecked.has(name) ? 'published without its checks' : undefined;
    },
    invitations: async (at) => openInvitations(await log.lastGood(), at.getTime()),
    findInvitation: async (pass, at) => findInvitation(await log.lastGood(), pass, at.getTime()),
    passFor: async (invitation) => writePass(invitation, await trust.signer()),
  };
}

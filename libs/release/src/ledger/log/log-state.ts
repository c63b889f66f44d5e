import { type CanaryPolicy, usualPolicy } from '../../canary/index.ts';
import { releaseName } from '../../release-name.ts';
import { Refusal } from '../refusal.ts';
import { type Act, operator } from './acts.ts';
import { copyOfDoubts, type Doubts, noDoubts, noteDoubts } from './doubts.ts';
import { type Entry, hashLine, isLineSigned, isReplacementProven } from './entry.ts';
import type { Invitation } from './invitation.ts';
import { applyMoves, type Live, nothingLive } from './moves.ts';

/** What a team may release, and the key that it signs with. */
export interface Grant {
  readonly key: string;
  readonly remotes: readonly string[];
}

/** The state that the lines of a log add up to. */
export interface LogState {
  readonly entries: Entry[];
  /** The hash of the last line; empty if there is none. */
  head: string;
  /** The public key that may do everything. */
  operatorKey: string;
  /** By the name of the team. */
  readonly grants: Map<string, Grant>;
  live: Live;
  canaryPolicy: CanaryPolicy;
  /** The hash of the release.json of each release, by the name of the release. */
  readonly descriptions: Map<string, string>;
  readonly doubts: Doubts;
  /** Those that were not closed, by their id. */
  readonly invitations: Map<string, Invitation>;
}

export const emptyState = (operatorKey: string): LogState => ({
  entries: [],
  head: '',
  operatorKey,
  grants: new Map(),
  live: nothingLive,
  canaryPolicy: usualPolicy,
  descriptions: new Map(),
  doubts: noDoubts(),
  invitations: new Map(),
});

export const copyState = (state: LogState): LogState => ({
  ...state,
  entries: [...state.entries],
  grants: new Map(state.grants),
  descriptions: new Map(state.descriptions),
  doubts: copyOfDoubts(state.doubts),
  invitations: new Map(state.invitations),
});

/** The remotes that an act is about; undefined if only the operator may do it. */
function listTouchedRemotes({ invitations }: LogState, act: Act): readonly string[] | undefined {
  if ('remote' in act) return [act.remote];
  const invitation =
    act.act === 'uninvite' ? invitations.get(act.id) : act.act === 'invite' ? act : undefined;
  if (invitation === undefined || invitation.unchecked) return undefined;
  return invitation.releases.map((name) => name.slice(0, name.indexOf('@')));
}

/** What only the operator may do, in words that follow 'may'. */
function describeOperatorsAct({ act }: Act): string {
  if (act === 'invite' || act === 'uninvite') return `${act} to what was withdrawn or never checked`;
  if (act === 'server') return 'name the server';
  return act === 'policy' ? 'change the policy of canaries' : `${act} keys`;
}

/** Why `by` is not allowed to do this; undefined if it is. */
export function permissionError(state: LogState, by: string, act: Act): string | undefined {
  if (act.act === 'invite' && state.invitations.has(act.id)) return `there is an invitation ${act.id}`;
  if (by === operator) return undefined;
  const remotes = listTouchedRemotes(state, act);
  if (remotes === undefined) return `only the operator's key may ${describeOperatorsAct(act)}`;
  const foreign = remotes.find((remote) => !state.grants.get(by)?.remotes.includes(remote));
  return foreign && `the key of ${by} may not ${act.act} ${foreign}`;
}

function apply(state: LogState, entry: Entry): void {
  noteDoubts(state.doubts, entry, state.live);
  switch (entry.act) {
    case 'publish':
      state.descriptions.set(releaseName(entry.remote, entry.version), entry.description);
      break;
    case 'grant':
      state.grants.set(entry.team, entry);
      break;
    case 'revoke':
      state.grants.delete(entry.team);
      break;
    case 'invite':
      state.invitations.set(entry.id, entry);
      break;
    case 'uninvite':
      state.invitations.delete(entry.id);
      break;
    case 'replace':
      state.operatorKey = entry.key;
      break;
    case 'policy':
      state.canaryPolicy = entry.canary;
      break;
    case 'server':
      // It moves nothing: what runs is not in the ledger's hands.
      break;
    default:
      state.live = applyMoves(state.live, [entry]);
  }
}

/** A line of a log and what it says; undefined if it is damaged. */
export interface Line {
  readonly text: string;
  readonly entry: Entry | undefined;
}

/** @throws Refusal */
function assertSigned({ operatorKey, grants }: LogState, entry: Entry, text: string, where: string): void {
  const key = entry.by === operator ? operatorKey : grants.get(entry.by)?.key;
  if (key === undefined) throw new Refusal(`${where} names ${entry.by}, who has no key`);
  if (!isLineSigned(text, key)) throw new Refusal(`${where} is not signed with the key of ${entry.by}`);
  if (entry.act === 'replace' && !isReplacementProven(entry))
    throw new Refusal(`${where} is not signed with the key that it brings`);
}

/**
 * Adds a line to a state after checking its place in the chain, its signature and the signer's right.
 * @param isVouchedFor if the operator has signed for the line: then its signature is not checked
 * @throws Refusal that names the invalid line
 */
export function addLine(state: LogState, { text, entry }: Line, isVouchedFor = false): void {
  const where = `line ${state.entries.length + 1} of the ledger's log`;
  if (entry === undefined) throw new Refusal(`${where} is damaged`);
  if (entry.previous !== state.head) throw new Refusal(`${where} does not follow the line before it`);
  if (!isVouchedFor) assertSigned(state, entry, text, where);
  const refused = permissionError(state, entry.by, entry);
  if (refused !== undefined) throw new Refusal(`${where} is not allowed: ${refused}`);
  apply(state, entry);
  state.entries.push(entry);
  state.head = hashLine(text);
}

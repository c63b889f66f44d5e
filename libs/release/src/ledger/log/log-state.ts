import { releaseName } from '../../release-name.ts';
import { Refusal } from '../refusal.ts';
import { type Act, type Entry, hashOf, isLineSigned, isReplacementProven, operator } from './entry.ts';
import { applyMoves, type Live } from './moves.ts';

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
  /** The hash of the release.json of each release, by the name of the release. */
  readonly descriptions: Map<string, string>;
}

export const emptyState = (operatorKey: string): LogState => ({
  entries: [],
  head: '',
  operatorKey,
  grants: new Map(),
  live: { trails: {}, retired: {} },
  descriptions: new Map(),
});

export const copyOf = (state: LogState): LogState => ({
  ...state,
  entries: [...state.entries],
  grants: new Map(state.grants),
  descriptions: new Map(state.descriptions),
});

/** Why `by` is not allowed to do this; undefined if it is. */
export function trespassOf({ grants }: LogState, by: string, act: Act): string | undefined {
  if (by === operator) return undefined;
  if (!('remote' in act)) return `only the operator's key may ${act.act} keys`;
  const mayRelease = grants.get(by)?.remotes.includes(act.remote) ?? false;
  return mayRelease ? undefined : `the key of ${by} may not ${act.act} ${act.remote}`;
}

function apply(state: LogState, entry: Entry): void {
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
    case 'replace':
      state.operatorKey = entry.key;
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
  const trespass = trespassOf(state, entry.by, entry);
  if (trespass !== undefined) throw new Refusal(`${where} is not allowed: ${trespass}`);
  apply(state, entry);
  state.entries.push(entry);
  state.head = hashOf(text);
}

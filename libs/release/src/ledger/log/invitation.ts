import { operator } from './acts.ts';
import type { Entry } from './entry.ts';
import { isSignedBy, type Signer } from './keys.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds after which no invitation counts, whatever it says. */
export const longestInvitation = 30 * day;

/** An invitation to try releases that are not live. */
export type Invitation = Extract<Entry, { act: 'invite' }>;

/** What its link is signed for. */
type Terms = Pick<Invitation, 'id' | 'releases' | 'host' | 'until' | 'unchecked'>;

const termsText = ({ id, releases, host, until, unchecked }: Terms): string =>
  JSON.stringify(['invitation', id, releases, host, until, unchecked === true]);

/** The secret part of an invitation's link: only whoever holds the key that wrote the invitation can make it. */
export const writePass = (terms: Terms, signer: Signer): string =>
  `${terms.id}.${signer.sign(termsText(terms))}`;

/** The keys and invitations of a log. */
interface Known {
  readonly operatorKey: string;
  readonly grants: ReadonlyMap<string, { readonly key: string }>;
  readonly invitations: ReadonlyMap<string, Invitation>;
}

const hasEnded = ({ at, until }: Invitation, now: number): boolean =>
  now >= Math.min(Date.parse(until), Date.parse(at) + longestInvitation);

/** The invitations that count now. */
export const openInvitations = ({ invitations }: Known, now: number): Invitation[] =>
  [...invitations.values()].filter((invitation) => !hasEnded(invitation, now));

/** The invitation of a pass; undefined if it ended, was closed or is not signed by the key of its author. */
export function findInvitation(state: Known, pass: string, now: number): Invitation | undefined {
  const [id = '', signature = ''] = pass.split('.');
  const invitation = state.invitations.get(id);
  if (invitation === undefined || hasEnded(invitation, now)) return undefined;
  const { by } = invitation;
  const key = by === operator ? state.operatorKey : state.grants.get(by)?.key;
  return key !== undefined && isSignedBy(key, termsText(invitation), signature) ? invitation : undefined;
}

import { randomBytes } from 'node:crypto';
import type { Ledger } from '../ledger.ts';
import type { Act } from '../log/acts.ts';
import { longestInvitation } from '../log/invitation.ts';
import { Refusal } from '../refusal.ts';

export interface InvitationOptions {
  /** What may be tried: `booking@4f0c1a2b3c4d`, or the build at an origin, `booking@http://localhost:5002`. */
  readonly releases: readonly string[];
  /** The host of the site where the invitation counts. */
  readonly host: string;
  /** Milliseconds for which it counts. */
  readonly duration: number;
  /** Also counts for releases that were withdrawn or never checked; only the operator's key may say so. */
  readonly isUnchecked: boolean;
}

/** An invitation that was made. */
export interface Invited {
  readonly id: string;
  readonly until: string;
  /** The secret part of its link. */
  readonly pass: string;
}

/** @throws Refusal if a release does not exist, or only an invitation with `--unchecked` can show it */
async function assertInvitable(ledger: Ledger, name: string, isUnchecked: boolean): Promise<void> {
  const [remote = '', target = ''] = name.split('@', 2);
  const doubt = await ledger.doubtAbout(name);
  if (doubt !== 'a build that nobody checked') await ledger.any(remote, target);
  if (doubt !== undefined && !isUnchecked)
    throw new Refusal(`${name} is ${doubt}; only an invitation with --unchecked shows it, by the operator`);
}

/** Invites testers to releases that are not live. @throws Refusal if this program's key may not */
export async function invite(
  ledger: Ledger,
  { releases, host, duration, isUnchecked }: InvitationOptions,
  now: Date,
): Promise<Invited> {
  if (duration > longestInvitation) throw new Refusal('an invitation lasts 30 days at most');
  for (const name of releases) await assertInvitable(ledger, name, isUnchecked);
  const until = new Date(now.getTime() + duration).toISOString();
  const id = randomBytes(6).toString('hex');
  const terms: Extract<Act, { act: 'invite' }> = { act: 'invite', id, releases: [...releases], host, until };
  if (isUnchecked) terms.unchecked = true;
  await ledger.record(now, terms);
  return { id, until, pass: await ledger.passFor(terms) };
}

/** Ends an invitation at once. @throws Refusal if none is open under this id */
export async function uninvite(ledger: Ledger, id: string, now: Date): Promise<void> {
  const open = await ledger.invitations(now);
  if (!open.some((invitation) => invitation.id === id)) throw new Refusal(`no invitation ${id} is open`);
  await ledger.record(now, { act: 'uninvite', id });
}

import type { Invitation, Ledger } from '@livree/release/ledger';
import { invitationPasses, type AskedWith } from './invitation-cookie.ts';

/** Who may try releases that are not live: whoever was invited, everybody (in development), or nobody. */
export type TrialMode = 'invited' | 'open' | 'off';

export interface TrialRules {
  readonly ledger: Pick<Ledger, 'findInvitation' | 'doubtAbout'>;
  readonly mode: TrialMode;
  /** The host of this site, which an invitation names. */
  readonly host: string;
  /** Whether code in a render process reaches nothing of this machine; otherwise none runs but what is live. */
  readonly areRendersConfined: boolean;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

/** Decides which visitors may try which releases. */
export interface Trials {
  /** The invitation of a pass, if it counts here and now. */
  findInvitation(pass: string): Promise<Invitation | undefined>;
  /** Whether this visitor may try all of these releases. */
  allows(wanted: readonly string[], visitor: AskedWith): Promise<boolean>;
}

export function createTrials({ ledger, mode, host, areRendersConfined, time }: TrialRules): Trials {
  async function findInvitation(pass: string): Promise<Invitation | undefined> {
    const invitation = await ledger.findInvitation(pass, new Date(time()));
    return invitation?.host === host ? invitation : undefined;
  }

  async function isInvited(name: string, invitations: readonly Invitation[]): Promise<boolean> {
    const named = invitations.filter(({ releases }) => releases.includes(name));
    if (named.some(({ unchecked }) => unchecked)) return true;
    return named.length > 0 && (await ledger.doubtAbout(name)) === undefined;
  }

  return {
    findInvitation,
    async allows(wanted, visitor) {
      if (mode === 'off' || !areRendersConfined) return false;
      if (mode === 'open') return true;
      const passes = invitationPasses(visitor);
      if (passes.length === 0) return false;
      const found = await Promise.all(passes.map(findInvitation));
      const invitations = found.filter((invitation) => invitation !== undefined);
      const invited = await Promise.all(wanted.map((name) => isInvited(name, invitations)));
      return !invited.includes(false);
    },
  };
}

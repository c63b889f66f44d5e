import type { Deps } from '../../deps.ts';
import { removeOldAttempts } from './attempts.repository.ts';
import { deviceMs } from './commands/device-cookie.ts';
import { sendPasswordReset } from './commands/send-password-reset.ts';
import { removeStaleConfirmations } from './confirmation/confirmations.repository.ts';
import { sendConfirmation } from './confirmation/send-confirmation.ts';
import { removeStaleAttempts } from './google/google-attempts.repository.ts';
import { removeStaleGuestLinks } from './guests/guest-links.repository.ts';
import { sendGuestLink } from './guests/send-guest-link.ts';
import {
  accountChangedMailJob,
  confirmationMailJob,
  guestLinkMailJob,
  invitationMailJob,
  knownAddressMailJob,
  passwordResetMailJob,
  sweepSessionsJob,
} from './identity.jobs.ts';
import { userByEmail, userById } from './identity.repository.ts';
import { removeOldDevices } from './known-devices.repository.ts';
import { accountChangedMail } from './mails/account-changed-mail.ts';
import { knownAddressMail } from './mails/known-address-mail.ts';
import { toAddressee } from './model/addressee.ts';
import { removeStaleChallenges } from './passkeys/challenges.repository.ts';
import { removeStaleInvitations } from './people/people.repository.ts';
import { sendInvitation } from './people/send-invitation.ts';
import { removeStaleSetups } from './second-factor/authenticators.repository.ts';
import { removeExpiredSessions } from './sessions.repository.ts';

const day = 24 * 60 * 60_000;

/** Registers the handlers of this domain's jobs. */
export function handleJobs(deps: Deps): void {
  const { db, jobs, mail, clock, config } = deps;
  jobs.handle(knownAddressMailJob, async ({ email }) => {
    const user = await userByEmail(db, email);
    if (!user) return;
    await mail.send(knownAddressMail(toAddressee(user), config));
  });
  jobs.handle(confirmationMailJob, ({ userId }) => sendConfirmation(deps, userId));
  jobs.handle(invitationMailJob, ({ email }) => sendInvitation(deps, email));
  jobs.handle(guestLinkMailJob, ({ userId }) => sendGuestLink(deps, userId));
  jobs.handle(passwordResetMailJob, ({ email }) => sendPasswordReset(deps, email));
  jobs.handle(accountChangedMailJob, async ({ userId, change }) => {
    const user = await userById(db, userId);
    if (!user) return;
    await mail.send(accountChangedMail(change, toAddressee(user), config));
  });
  jobs.handle(sweepSessionsJob, async () => {
    const now = clock.now();
    await removeExpiredSessions(db, now);
    await removeOldAttempts(db, new Date(now.getTime() - day));
    await removeOldDevices(db, new Date(now.getTime() - deviceMs));
    await removeStaleAttempts(db, now);
    await removeStaleChallenges(db, now);
    await removeStaleConfirmations(db, now);
    await removeStaleGuestLinks(db, now);
    await removeStaleInvitations(db, now);
    await removeStaleSetups(db, now);
  });
  jobs.every('17 * * * *', sweepSessionsJob);
}

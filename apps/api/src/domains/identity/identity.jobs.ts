import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';
import { accountChanges } from './mails/account-changed-mail.ts';

/** Informs the owner of an account that someone tried to register their address. */
export const knownAddressMailJob = defineJob('identity.known-address-mail', z.object({ email: z.string() }));
/** Sends a reset link if the address has an account; the requester cannot see whether it does. */
export const passwordResetMailJob = defineJob(
  'identity.password-reset-mail',
  z.object({ email: z.string() }),
);
/** Mails a link that confirms the address of an account, unless it is confirmed. */
export const confirmationMailJob = defineJob('identity.confirmation-mail', z.object({ userId: z.int() }));
/** Mails the link of an invitation, unless it was withdrawn. */
export const invitationMailJob = defineJob('identity.invitation-mail', z.object({ email: z.string() }));
/** Mails a guest a link that signs in, unless the account is kept by now. */
export const guestLinkMailJob = defineJob('identity.guest-link-mail', z.object({ userId: z.int() }));
/** An account lost every sign-in method besides its password. Domains with a browser or device of their own handle it. */
export const signInMethodsRemovedJob = defineJob(
  'identity.ways-in-removed',
  z.object({ userId: z.int(), wasConfirmed: z.boolean() }),
);
export const accountChangedMailJob = defineJob(
  'identity.account-changed-mail',
  z.object({ userId: z.int(), change: z.enum(accountChanges) }),
);
/** A sign-in to an existing account. Domains that notify its holder handle it. */
export const loggedInJob = defineJob('identity.logged-in', z.object({ userId: z.int(), at: z.string() }));
export const sweepSessionsJob = defineJob('identity.sweep-sessions', z.record(z.string(), z.never()));

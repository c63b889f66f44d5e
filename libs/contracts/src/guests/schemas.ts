import { newPassword, sessionFields } from '../identity/schemas.ts';
import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { email, personName, phone } from '../shared/person.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** Who books without an account. */
export const guest = wireRequest({ name: personName, email, phone });
export type Guest = z.output<typeof guest>;

const secret = z
  .string('identity.guest_link_invalid')
  .check(z.minLength(1, 'identity.guest_link_invalid'), z.maxLength(200, 'identity.guest_link_invalid'));

/** The key of a mail about the guest's ride; a guest who is signed in needs none. */
export const guestLinkWish = wireRequest({ key: maybe(secret) });

export const guestLink = wireRequest({ token: secret });

/** Whether another account has the guest's address: none, one that the ride can join, or one that it cannot. */
export const addressHolders = ['nobody', 'account', 'unconfirmed'] as const;

/** Only whoever reads the guest's mail gets this answer. */
export const guestLinkAnswer = envelope(
  wireObject({ ...sessionFields, address_holder: z.enum(addressHolders) }),
);

/** A guest who wants a passkey instead sends no password. */
export const keptAccount = wireRequest({
  password: maybe(newPassword),
  password_confirmation: maybe(z.string('validation.password_confirmation_required')),
});
export type KeptAccount = z.output<typeof keptAccount>;

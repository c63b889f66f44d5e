import { newPassword } from '../identity/schemas.ts';
import { staffRoles } from '../identity/user.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { email, personName } from '../shared/person.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';

/** The roles that can be given: a chauffeur has no pages yet. */
export const givenRoles = ['dispatcher', 'operator'] as const;
export type GivenRole = (typeof givenRoles)[number];
const givenRole = z.enum(givenRoles, 'validation.invalid');

/** Somebody who works for the company. */
const person = wireObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: openEnum(staffRoles),
  second_factor: z.boolean(),
  last_seen_at: z.nullable(instant),
  session_count: z.number(),
  /** The settings name this operator: the role is not taken on a screen. */
  is_named_by_settings: z.boolean(),
});
export type Person = z.output<typeof person>;

export const invitation = wireObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: openEnum(staffRoles),
  invited_by: z.string(),
  expires_at: instant,
});
export type Invitation = z.output<typeof invitation>;

export const peopleAnswer = envelope(
  wireObject({ people: z.array(person), invitations: z.array(invitation) }),
);

export const newInvitation = wireRequest({ name: personName, email, role: givenRole });
export type NewInvitation = z.output<typeof newInvitation>;

export const roleChange = wireRequest({ role: givenRole });

const token = z
  .string('people.invitation_invalid')
  .check(z.minLength(1, 'people.invitation_invalid'), z.maxLength(200, 'people.invitation_invalid'));

export const invitationLink = wireRequest({ token });
export const invitationAnswer = envelope(
  wireObject({ name: z.string(), email: z.string(), role: openEnum(staffRoles) }),
);

export const joining = wireRequest({
  token,
  password: newPassword,
  password_confirmation: z
    .string('validation.password_confirmation_required')
    .check(z.minLength(1, 'validation.password_confirmation_required')),
});
export type Joining = z.output<typeof joining>;

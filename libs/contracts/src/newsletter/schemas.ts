import { honeypot } from '../contact/message-schemas.ts';
import { z } from '../schema.ts';
import { email } from '../shared/person.ts';
import { wireRequest } from '../shared/wire.ts';

export const newsletterRequest = wireRequest({ email, website: honeypot });
export type NewsletterRequest = z.output<typeof newsletterRequest>;

/** The token in the links of our mails. */
export const newsletterToken = z
  .string('validation.invalid')
  .check(z.regex(/^[\w-]{43}$/, 'validation.invalid'));

export const newsletterTokenFields = z.strictObject({ token: newsletterToken });

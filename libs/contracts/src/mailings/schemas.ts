import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { languageSchema } from '../shared/language.ts';
import { idParams, paging, searchText } from '../shared/query.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';

export const mailingStates = ['draft', 'sending', 'sent'] as const;
export type MailingState = (typeof mailingStates)[number];

const subject = z.string('validation.required').check(z.trim(), z.maxLength(150, 'validation.too_long'));
const message = z.string('validation.required').check(z.trim(), z.maxLength(10_000, 'validation.too_long'));
const required = z.minLength(1, 'validation.required');

/** The words of a mailing. Whoever reads a language in which nothing is written gets the French ones. */
const words = {
  subject_fr: subject.check(required),
  message_fr: message.check(required),
  subject_en: subject,
  message_en: message,
  subject_es: subject,
  message_es: message,
  subject_de: subject,
  message_de: message,
};

export const mailing = wireObject({
  id: z.number(),
  state: openEnum(mailingStates),
  ...words,
  /** Changes with each edit. */
  version: z.string(),
  /** When an operator sent it; null for a draft. */
  sent_at: z.nullable(instant),
  /** How many subscribers it left for. */
  recipient_count: z.number(),
});
export type Mailing = z.output<typeof mailing>;

/** The subscribers whose owner confirmed, and the addresses that wait for it. */
const readership = wireObject({ confirmed: z.number(), unconfirmed: z.number() });

const subscriber = wireObject({
  id: z.number(),
  email: z.string(),
  language: languageSchema,
  /** Null until the owner of the address confirms. */
  confirmed_at: z.nullable(instant),
});
export type NewsletterSubscriber = z.output<typeof subscriber>;

export const mailingRequest = wireRequest(words);
export type MailingWords = z.output<typeof mailingRequest>;
export const mailingChange = wireRequest({ ...words, version: z.string().check(z.maxLength(100)) });
/** The version that the operator saw. */
export const mailingVersion = wireRequest({ version: z.string().check(z.maxLength(100)) });

export const mailingParams = idParams;
export const mailingsQuery = wireObject(paging);
export const subscriberFilters = { search: z.optional(searchText) };
export const subscribersQuery = wireObject({ ...paging, ...subscriberFilters });
export const mailingsAnswer = envelope(pageSchema(mailing));
export const mailingAnswer = envelope(mailing);
export const readershipAnswer = envelope(readership);
export const subscribersAnswer = envelope(pageSchema(subscriber));

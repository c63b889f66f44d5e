import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { emailPattern, phonePattern, plain } from '../shared/person.ts';
import { flag, paging } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

export const contactSubjects = ['reservation', 'inquiry', 'support', 'feedback', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

const senderName = z
  .string('validation.name_min')
  .check(z.trim(), z.minLength(2, 'validation.name_min'), z.maxLength(120, 'validation.too_long'), plain);

const senderEmail = z
  .string('validation.contact_email')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'validation.contact_email', abort: true }),
    z.regex(emailPattern, 'validation.contact_email'),
  );

const senderPhone = z
  .string('validation.contact_phone')
  .check(
    z.trim(),
    z.maxLength(30, { error: 'validation.contact_phone', abort: true }),
    z.regex(phonePattern, 'validation.contact_phone'),
  );

const messageText = z
  .string('validation.message_min')
  .check(z.trim(), z.minLength(10, 'validation.message_min'), z.maxLength(5000, 'validation.too_long'));

/** A hidden field that people leave empty and programs fill in. */
export const honeypot = maybe(z.string().check(z.maxLength(500, 'validation.too_long')));

export const contactMessage = wireRequest({
  name: senderName,
  email: senderEmail,
  phone: maybe(z.union([z.literal(''), senderPhone], { error: 'validation.contact_phone' })),
  subject: z.enum(contactSubjects, 'validation.subject'),
  message: messageText,
  /** When the form was sent, by the visitor's clock; the server keeps its own time. */
  timestamp: maybe(instant),
  website: honeypot,
});

export type ContactMessage = z.output<typeof contactMessage>;

/** A message as operators see it. */
export const receivedMessage = wireObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: openEnum(contactSubjects),
  message: z.string(),
  language: z.string(),
  created_at: instant,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
});

export type ReceivedMessage = z.output<typeof receivedMessage>;
export const messageFilters = { answered: z.optional(flag) };
export const messageQuery = wireObject({ ...paging, ...messageFilters });
export const messagesAnswer = envelope(pageSchema(receivedMessage));

export const messageReply = wireRequest({
  answer: messageText,
});

export const answeredMessageAnswer = envelope(receivedMessage);

import type { Language } from '@livree/contracts';
import { type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import { newsletterTexts } from '../texts.ts';
import { buildMail, type Subscriber } from './newsletter-mails.ts';

interface MailingWords {
  readonly subject: string;
  readonly message: string;
}

/** The paragraphs of a message, which blank lines part. */
const paragraphs = (message: string) =>
  message
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map(text);

/** What an operator wrote to all subscribers. */
export const mailingMail = (
  subscriber: Subscriber,
  { subject, message }: MailingWords,
  company: Company,
): Message => buildMail('newsletter-mailing', subscriber, company, subject, paragraphs(message));

/** The same for the operator who tries it: it says so, and ends no subscription. */
export function mailingTestMail(
  to: string,
  { subject, message, language }: MailingWords & { readonly language: Language },
  company: Company,
): Message {
  const parts = [text(newsletterTexts(language)('mailing.test')), ...paragraphs(message)];
  return {
    kind: 'operator',
    to,
    ...writeMail({ language, name: null, subject, parts }, company),
  };
}

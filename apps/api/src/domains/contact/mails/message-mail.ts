import type { Language } from '@livree/contracts';
import { mailText, type Message, operatorLanguage } from '../../../platform/mail/index.ts';
import type { MessageRow } from '../messages.repository.ts';
import { contactTexts } from '../texts.ts';

/** The mail to the operator, in French; a reply goes to the sender. @param to the operator's address */
export function messageMail(row: MessageRow, to: string): Message {
  const t = contactTexts(operatorLanguage);
  const sender = [
    t('operator.name', { name: row.name }),
    t('operator.email', { email: row.email }),
    t('operator.phone', { phone: row.phone ?? '—' }),
    t('operator.language', { language: row.language }),
    t(row.customer_id === null ? 'operator.noCustomer' : 'operator.customer'),
  ];
  return {
    kind: 'operator',
    to,
    replyTo: row.email,
    subject: t('operator.subject', { subject: t(`subjects.${row.subject}`) }),
    text: `${sender.join('\n')}\n\n${row.message}`,
  };
}

/**
 * Tells the sender, in the language of the form, that the message arrived; a reply goes to the operator. @param
 * isTheirs whether the address is known to be the sender's, so that it may get what they wrote
 */
export function copyMail(
  { email, subject, message }: MessageRow,
  language: Language,
  brand: { readonly name: string; readonly email: string },
  isTheirs: boolean,
): Message {
  const t = contactTexts(language);
  const quoted = `${t(`subjects.${subject}`)}\n\n${message.replaceAll(/^/gm, '> ')}`;
  const paragraphs = [
    t('copy.arrived'),
    ...(isTheirs ? [t('copy.introduction'), quoted] : []),
    t('copy.notice'),
  ];
  return {
    kind: 'message-copy',
    to: email,
    replyTo: brand.email,
    subject: t('copy.subject', { brand: brand.name }),
    text: mailText({ language, name: null }, paragraphs, brand.name),
  };
}

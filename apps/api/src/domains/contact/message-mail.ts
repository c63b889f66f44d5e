import { fillText, type Language } from '@livree/contracts';
import type { Message } from '../../platform/mail/index.ts';
import { contactTexts } from './contact-texts.ts';
import type { MessageRow } from './messages.repository.ts';

/** The mail to the operator, in French; a reply goes to the sender. @param to the operator's address */
export function messageMail(row: MessageRow, to: string): Message {
  const sender = [
    `Nom : ${row.name}`,
    `E-mail : ${row.email}`,
    `Téléphone : ${row.phone ?? '—'}`,
    `Langue : ${row.language}`,
    `Client inscrit : ${row.customer_id === null ? 'non' : 'oui'}`,
  ];
  return {
    kind: 'operator',
    to,
    replyTo: row.email,
    subject: `Formulaire de contact : ${contactTexts.fr.subjects[row.subject]}`,
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
  const texts = contactTexts[language];
  const quoted = `${texts.subjects[subject]}\n\n${message.replaceAll(/^/gm, '> ')}`;
  return {
    kind: 'message-copy',
    to: email,
    replyTo: brand.email,
    subject: fillText(texts.copySubject, { brand: brand.name }),
    text: [
      texts.copyGreeting,
      texts.copyArrived,
      ...(isTheirs ? [texts.copyIntroduction, quoted] : []),
      texts.copyNotice,
      brand.name,
    ].join('\n\n'),
  };
}

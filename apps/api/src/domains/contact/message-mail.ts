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
    to,
    replyTo: row.email,
    subject: `Formulaire de contact : ${contactTexts.fr.subjects[row.subject]}`,
    text: `${sender.join('\n')}\n\n${row.message}`,
  };
}

/** The sender's copy, in the language of the form; a reply goes to the operator. */
export function copyMail(
  { email, subject, message }: MessageRow,
  language: Language,
  brand: { readonly name: string; readonly email: string },
): Message {
  const texts = contactTexts[language];
  const quoted = message.replaceAll(/^/gm, '> ');
  return {
    to: email,
    replyTo: brand.email,
    subject: fillText(texts.copySubject, { brand: brand.name }),
    text: [
      texts.copyGreeting,
      texts.copyIntroduction,
      `${texts.subjects[subject]}\n\n${quoted}`,
      texts.copyNotice,
      brand.name,
    ].join('\n\n'),
  };
}

import { type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../../identity/index.ts';
import type { LetterRow } from '../letters.repository.ts';
import { customersTexts } from '../texts.ts';

/** What an operator wrote to a customer, with who writes, in the customer's language; a reply goes to the operator. */
export function letterMail(
  { writer_name: writer, subject, message }: Pick<LetterRow, 'writer_name' | 'subject' | 'message'>,
  { email, name, language }: Addressee,
  company: Company,
): Message {
  const t = customersTexts(language);
  const { name: brand, email: replyTo } = company.brand;
  const parts = [text(t('letter.writer', { name: writer, brand })), text(message), text(t('letter.reply'))];
  return { kind: 'letter', to: email, replyTo, ...writeMail({ language, name, subject, parts }, company) };
}

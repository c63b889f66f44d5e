import { languageSchema, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import {
  type Company,
  type Message,
  operatorLanguage,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import type { MessageRow } from '../messages.repository.ts';
import { contactTexts } from '../texts.ts';

/** The mail to the operator, in French; a reply goes to the sender. */
export function messageMail(row: MessageRow, company: Company): Message {
  const t = contactTexts(operatorLanguage);
  const isCustomer = row.customer_id !== null;
  const rows = [
    { label: t('operator.name'), value: row.name },
    { label: t('operator.email'), value: row.email },
    { label: t('operator.phone'), value: row.phone ?? '—' },
    { label: t('operator.language'), value: row.language },
    { label: t('operator.customer'), value: t(isCustomer ? 'operator.yes' : 'operator.no') },
  ];
  const letter = {
    language: operatorLanguage,
    subject: t('operator.subject', { subject: t(`subjects.${row.subject}`) }),
    parts: [{ kind: 'rows' as const, rows }, text(row.message)],
  };
  return { kind: 'operator', to: company.brand.email, replyTo: row.email, ...writeMail(letter, company) };
}

/**
 * Tells the sender, in the language of the form, that the message arrived; a reply goes to the operator. @param
 * isTheirs whether the address is known to be the sender's, so that it may get what they wrote
 */
export function copyMail(
  { email, subject, message }: MessageRow,
  language: Language,
  isTheirs: boolean,
  company: Company,
): Message {
  const t = contactTexts(language);
  const { name: brand, email: replyTo } = company.brand;
  const copy = [
    text(t('copy.introduction')),
    text(t(`subjects.${subject}`)),
    { kind: 'quote' as const, text: message },
  ];
  const letter = {
    language,
    name: null,
    subject: t('copy.subject', { brand }),
    parts: [text(t('copy.arrived')), ...(isTheirs ? copy : []), text(t('copy.notice'))],
  };
  return { kind: 'message-copy', to: email, replyTo, ...writeMail(letter, company) };
}

/** The operator's answer to a message, in the language of the form, above what was asked; a reply goes to the operator. */
export function answerMail(
  { email, language: given, message }: MessageRow,
  answer: string,
  company: Company,
): Message {
  const language = z.parse(languageSchema, given);
  const t = contactTexts(language);
  const { name: brand, email: replyTo } = company.brand;
  const letter = {
    language,
    name: null,
    subject: t('answer.subject', { brand }),
    parts: [text(answer), text(t('answer.yours')), { kind: 'quote' as const, text: message }],
  };
  return { kind: 'message-answer', to: email, replyTo, ...writeMail(letter, company) };
}

import {
  type Company,
  type Message,
  operatorLanguage,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import { reservationTexts } from '../texts.ts';

interface Findings {
  readonly late: readonly string[];
  readonly disordered: readonly string[];
}

/** Tells the operator, in French, what the check of the bills found. */
export function billsMail({ late, disordered }: Findings, company: Company): Message {
  const t = reservationTexts(operatorLanguage);
  const found = [
    ...(late.length > 0 ? [t('mails.bills.late', { numbers: late.join(', ') })] : []),
    ...(disordered.length > 0 ? [t('mails.bills.disordered', { numbers: disordered.join(', ') })] : []),
  ];
  const letter = {
    language: operatorLanguage,
    subject: t('mails.bills.subject'),
    parts: [...found, t('mails.bills.notice')].map(text),
  };
  return { kind: 'operator', to: company.brand.email, ...writeMail(letter, company) };
}

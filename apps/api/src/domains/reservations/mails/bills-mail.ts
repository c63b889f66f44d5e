import { type Message, operatorLanguage } from '../../../platform/mail/index.ts';
import { reservationTexts } from '../texts.ts';

interface Findings {
  readonly late: readonly string[];
  readonly disordered: readonly string[];
}

/** Tells the operator, in French, what the check of the bills found. @param to the operator's address */
export function billsMail({ late, disordered }: Findings, to: string): Message {
  const t = reservationTexts(operatorLanguage);
  const found = [
    ...(late.length > 0 ? [t('mails.bills.late', { numbers: late.join(', ') })] : []),
    ...(disordered.length > 0 ? [t('mails.bills.disordered', { numbers: disordered.join(', ') })] : []),
  ];
  return {
    kind: 'operator',
    to,
    subject: t('mails.bills.subject'),
    text: [...found, t('mails.bills.notice')].join('\n\n'),
  };
}

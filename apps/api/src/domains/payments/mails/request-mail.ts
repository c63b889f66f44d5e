import { formatterFor } from '@livree/i18n';
import {
  type Company,
  type Message,
  operatorLanguage,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import type { ListedRequest } from '../refund-requests.repository.ts';
import { paymentTexts } from '../texts.ts';

type Asked = Pick<
  ListedRequest,
  'id' | 'reference' | 'client_name' | 'client_email' | 'reason' | 'amount_cents'
>;

/** Asks the operator, in French, to decide a customer's refund request; a reply goes to the customer. */
export function requestMail(request: Asked, company: Company): Message {
  const { id, reference, client_name: name, client_email: email, reason } = request;
  const t = paymentTexts(operatorLanguage);
  const amount = formatterFor(operatorLanguage).money(request.amount_cents);
  const rows = [
    { label: t('refundRequest.number'), value: t('refundRequest.numbered', { id }) },
    { label: t('refundRequest.reservation'), value: reference },
    { label: t('refundRequest.customer'), value: t('refundRequest.named', { name, email }) },
    { label: t('refundRequest.amount'), value: amount },
    { label: t('refundRequest.reason'), value: reason ?? '—' },
  ];
  const letter = {
    language: operatorLanguage,
    subject: t('refundRequest.subject', { reference }),
    parts: [{ kind: 'rows' as const, rows }, text(t('refundRequest.notice'))],
  };
  return { kind: 'operator', to: company.brand.email, replyTo: email, ...writeMail(letter, company) };
}

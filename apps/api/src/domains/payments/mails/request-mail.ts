import { formatterFor } from '@livree/i18n';
import { type Message, operatorLanguage } from '../../../platform/mail/index.ts';
import type { ListedRequest } from '../refund-requests.repository.ts';
import { paymentTexts } from '../texts.ts';

/**
 * Asks the operator, in French, to decide a customer's refund request; a reply goes to the customer. @param to the
 * operator's address
 */
export function requestMail(request: ListedRequest, to: string): Message {
  const { id, reference, client_name: name, client_email: email, reason } = request;
  const t = paymentTexts(operatorLanguage);
  const facts = [
    t('refundRequest.number', { id }),
    t('refundRequest.reservation', { reference }),
    t('refundRequest.customer', { name, email }),
    t('refundRequest.amount', { amount: formatterFor(operatorLanguage).money(request.amount_cents) }),
    t('refundRequest.reason', { reason: reason ?? '—' }),
  ];
  return {
    kind: 'operator',
    to,
    replyTo: email,
    subject: t('refundRequest.subject', { reference }),
    text: `${facts.join('\n')}\n\n${t('refundRequest.notice')}`,
  };
}

import { formatterFor } from '@livree/i18n';
import type { Message } from '../../../platform/mail/index.ts';
import type { ListedRequest } from '../refund-requests.repository.ts';

/**
 * Asks the operator, in French, to decide a customer's refund request; a reply goes to the customer. @param to the
 * operator's address
 */
export function requestMail(request: ListedRequest, to: string): Message {
  const amount = formatterFor('fr').money(request.amount_cents);
  const facts = [
    `Demande : n° ${request.id}`,
    `Réservation : ${request.reference}`,
    `Client : ${request.client_name} (${request.client_email})`,
    `Montant : ${amount}`,
    `Motif : ${request.reason ?? '—'}`,
  ];
  const notice =
    'Rien n’est remboursé avant votre décision : approuvez la demande ou refusez-la avec un motif.';
  return {
    kind: 'operator',
    to,
    replyTo: request.client_email,
    subject: `Réservation ${request.reference} : remboursement demandé`,
    text: `${facts.join('\n')}\n\n${notice}`,
  };
}

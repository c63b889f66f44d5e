import type { ContactSubject } from '@livree/contracts';
import type { Message } from '../../platform/mail/index.ts';
import type { MessageRow } from './messages.repository.ts';

const subjects: Readonly<Record<ContactSubject, string>> = {
  reservation: 'Réservation',
  inquiry: 'Demande de renseignements',
  support: 'Assistance',
  feedback: 'Avis et suggestions',
  other: 'Autre',
};

/** In the operator's French; an answer to it goes to the sender. @param to the operator's address */
export function messageMail(row: MessageRow, to: string): Message {
  const sender = [
    `Nom : ${row.name}`,
    `Email : ${row.email}`,
    `Téléphone : ${row.phone ?? '—'}`,
    `Langue : ${row.language}`,
    `Client inscrit : ${row.customer_id === null ? 'non' : 'oui'}`,
  ];
  return {
    to,
    replyTo: row.email,
    subject: `Formulaire de contact : ${subjects[row.subject]}`,
    text: `${sender.join('\n')}\n\n${row.message}`,
  };
}

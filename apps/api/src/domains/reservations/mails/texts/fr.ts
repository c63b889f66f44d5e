import { rideLabels } from '../../ride-labels.ts';

/** The French texts of the mails about a reservation; `{name}` is a placeholder. */
export const fr = {
  confirmedSubject: 'Réservation {reference} confirmée',
  confirmedIntro:
    'Votre réservation est confirmée et payée. Notre équipe vous appelle 30 minutes avant le trajet.',
  confirmedUnpaidIntro:
    'Votre réservation est confirmée. Son paiement reste à faire : vous pouvez payer depuis vos réservations.',
  cancelledSubject: 'Réservation {reference} annulée',
  cancelledIntro: 'Votre réservation est annulée.',
  refundDue: 'Nous vous remboursons {amount} sur le moyen de paiement utilisé.',
  nothingToRefund: 'Aucun paiement n’avait été encaissé : il n’y a rien à rembourser.',
  nothingDue: 'Selon nos conditions, aucun remboursement n’est dû pour cette annulation.',
  refundedSubject: 'Réservation {reference} : remboursement',
  refundDeclinedSubject: 'Réservation {reference} : demande de remboursement refusée',
  refundDeclinedIntro:
    'Nous avons étudié votre demande de remboursement de {amount}. Nous ne pouvons pas y donner suite.',
  refundDeclinedReason: 'Motif : {reason}',
  refundFailedSubject: 'Réservation {reference} : remboursement non abouti',
  refundFailedIntro:
    'Votre remboursement de {amount} n’a pas abouti : la banque ne l’a pas accepté. La somme vous reste due ; appelez-nous pour que nous vous la rendions autrement.',
  returnedSubject: 'Réservation {reference} : paiement remboursé',
  returnedIntro:
    'Votre paiement de {amount} n’a pas pu être affecté à cette réservation : le délai était dépassé ou elle était déjà réglée. Il vous est remboursé intégralement.',
  row: '{label} : {value}',
  ...rideLabels.fr,
  total: 'Total',
  cancellation: 'Annulation gratuite',
  untilDeadline: 'jusqu’au {deadline}',
  localTime: '{time} (heure locale)',
  help: 'Une question ? Appelez-nous au {phone}.',
  guestBookedSubject: 'Un trajet est réservé à votre adresse e-mail',
  guestBooked:
    'Un client de {brand} a indiqué votre adresse e-mail pour le trajet {reference} : {time}. Il a reçu la confirmation et peut vous transmettre les détails.',
  guestCancelled:
    'Le trajet {reference} ({time}), pour lequel un client de {brand} avait indiqué votre adresse e-mail, est annulé.',
  guestNotice: 'Si cela ne vous dit rien, quelqu’un a saisi votre adresse par erreur : ignorez ce message.',
  unconfirmed:
    'Pour votre sécurité, ce message ne contient ni les lieux ni vos documents, car votre adresse e-mail n’est pas encore confirmée. Vous les trouvez ici : {link}',
};

export type MailTexts = Readonly<Record<keyof typeof fr, string>>;

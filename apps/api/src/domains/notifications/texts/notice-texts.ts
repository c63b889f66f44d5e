import type { Language } from '@livree/contracts';

/** The short messages about a ride. */
export type NoticeKind = 'booked' | 'cancelled' | 'refunded' | 'day' | 'hours';

type NoticeTexts = {
  readonly titles: Readonly<Record<NoticeKind, string>>;
  readonly bodies: Readonly<Record<NoticeKind, string>>;
  readonly details: string;
};

/** `{name}` is a placeholder. */
export const noticeTexts: Readonly<Record<Language, NoticeTexts>> = {
  fr: {
    titles: {
      booked: 'Réservation confirmée',
      cancelled: 'Réservation annulée',
      refunded: 'Remboursement',
      day: 'Votre trajet approche',
      hours: 'Votre chauffeur sera bientôt là',
    },
    bodies: {
      booked: '{time} (heure locale){place}. Référence {reference}.',
      cancelled: 'Votre réservation {reference} ({time}) est annulée.',
      refunded: '{amount} vous sont remboursés pour la réservation {reference}.',
      day: '{time} (heure locale){place}. Référence {reference}.',
      hours: '{time} (heure locale){place}. Référence {reference}.',
    },
    details: 'Tous les détails : {url}',
  },
  en: {
    titles: {
      booked: 'Booking confirmed',
      cancelled: 'Booking cancelled',
      refunded: 'Refund',
      day: 'Your ride is coming up',
      hours: 'Your chauffeur will soon be waiting',
    },
    bodies: {
      booked: '{time} (local time){place}. Reference {reference}.',
      cancelled: 'Your booking {reference} ({time}) has been cancelled.',
      refunded: 'We are refunding {amount} for booking {reference}.',
      day: '{time} (local time){place}. Reference {reference}.',
      hours: '{time} (local time){place}. Reference {reference}.',
    },
    details: 'Full details: {url}',
  },
  es: {
    titles: {
      booked: 'Reserva confirmada',
      cancelled: 'Reserva cancelada',
      refunded: 'Reembolso',
      day: 'Su trayecto se acerca',
      hours: 'Su chófer le esperará en breve',
    },
    bodies: {
      booked: '{time} (hora local){place}. Referencia {reference}.',
      cancelled: 'Su reserva {reference} ({time}) se ha cancelado.',
      refunded: 'Le reembolsamos {amount} por la reserva {reference}.',
      day: '{time} (hora local){place}. Referencia {reference}.',
      hours: '{time} (hora local){place}. Referencia {reference}.',
    },
    details: 'Todos los detalles: {url}',
  },
  de: {
    titles: {
      booked: 'Buchung bestätigt',
      cancelled: 'Buchung storniert',
      refunded: 'Erstattung',
      day: 'Ihre Fahrt steht bevor',
      hours: 'Ihr Chauffeur erwartet Sie bald',
    },
    bodies: {
      booked: '{time} (Ortszeit){place}. Buchungsnummer {reference}.',
      cancelled: 'Ihre Buchung {reference} ({time}) ist storniert.',
      refunded: 'Sie erhalten {amount} für die Buchung {reference} zurück.',
      day: '{time} (Ortszeit){place}. Buchungsnummer {reference}.',
      hours: '{time} (Ortszeit){place}. Buchungsnummer {reference}.',
    },
    details: 'Alle Einzelheiten: {url}',
  },
};

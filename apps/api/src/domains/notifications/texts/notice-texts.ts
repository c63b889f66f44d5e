import type { Language } from '@livree/contracts';

/** The short messages about a ride. */
export type NoticeKind = 'booked' | 'cancelled' | 'refunded' | 'day' | 'hours';

type NoticeTexts = {
  readonly titles: Readonly<Record<NoticeKind, string>>;
  readonly bodies: Readonly<Record<NoticeKind, string>>;
  readonly greeting: string;
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
      booked: '{time} (heure locale), {from}. Référence {reference}.',
      cancelled: 'Votre réservation {reference} ({time}) est annulée.',
      refunded: '{amount} vous sont remboursés pour la réservation {reference}.',
      day: '{time} (heure locale), {from}. Référence {reference}.',
      hours: '{time} (heure locale), {from}. Référence {reference}.',
    },
    greeting: 'Bonjour {name},',
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
      booked: '{time} (local time), {from}. Reference {reference}.',
      cancelled: 'Your booking {reference} ({time}) has been cancelled.',
      refunded: 'We are refunding {amount} for booking {reference}.',
      day: '{time} (local time), {from}. Reference {reference}.',
      hours: '{time} (local time), {from}. Reference {reference}.',
    },
    greeting: 'Hello {name},',
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
      booked: '{time} (hora local), {from}. Referencia {reference}.',
      cancelled: 'Su reserva {reference} ({time}) se ha cancelado.',
      refunded: 'Le reembolsamos {amount} por la reserva {reference}.',
      day: '{time} (hora local), {from}. Referencia {reference}.',
      hours: '{time} (hora local), {from}. Referencia {reference}.',
    },
    greeting: 'Buenos días, {name}:',
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
      booked: '{time} (Ortszeit), {from}. Buchungsnummer {reference}.',
      cancelled: 'Ihre Buchung {reference} ({time}) ist storniert.',
      refunded: 'Sie erhalten {amount} für die Buchung {reference} zurück.',
      day: '{time} (Ortszeit), {from}. Buchungsnummer {reference}.',
      hours: '{time} (Ortszeit), {from}. Buchungsnummer {reference}.',
    },
    greeting: 'Guten Tag {name},',
    details: 'Alle Einzelheiten: {url}',
  },
};

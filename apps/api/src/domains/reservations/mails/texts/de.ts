import { rideLabels } from '../../ride-labels.ts';
import type { MailTexts } from './fr.ts';

export const de: MailTexts = {
  confirmedSubject: 'Buchung {reference} bestätigt',
  confirmedIntro: 'Ihre Buchung ist bestätigt und bezahlt. Unser Team ruft Sie 30 Minuten vor der Fahrt an.',
  confirmedUnpaidIntro:
    'Ihre Buchung ist bestätigt. Die Zahlung steht noch aus: Sie finden die Buchung unter „Meine Buchungen“.',
  cancelledSubject: 'Buchung {reference} storniert',
  cancelledIntro: 'Ihre Buchung ist storniert.',
  refundDue: 'Sie erhalten {amount} auf das verwendete Zahlungsmittel zurück.',
  nothingToRefund: 'Es wurde keine Zahlung eingezogen: Es gibt nichts zu erstatten.',
  nothingDue: 'Nach unseren Bedingungen wird für diese Stornierung nichts erstattet.',
  refundedSubject: 'Buchung {reference}: Erstattung',
  refundDeclinedSubject: 'Buchung {reference}: Erstattungsanfrage abgelehnt',
  refundDeclinedIntro:
    'wir haben Ihre Anfrage auf Erstattung von {amount} geprüft. Wir können ihr nicht entsprechen.',
  refundDeclinedReason: 'Grund: {reason}',
  refundFailedSubject: 'Buchung {reference}: Erstattung nicht angekommen',
  refundFailedIntro:
    'Ihre Erstattung von {amount} ist nicht angekommen: Die Bank hat sie nicht angenommen. Der Betrag steht Ihnen weiterhin zu; rufen Sie uns bitte an, damit wir ihn auf anderem Weg erstatten.',
  returnedSubject: 'Buchung {reference}: Zahlung erstattet',
  returnedIntro:
    'Ihre Zahlung von {amount} konnte nicht für diese Buchung verwendet werden: Die Frist war abgelaufen oder die Buchung bereits bezahlt. Wir erstatten Ihnen den vollen Betrag.',
  row: '{label}: {value}',
  ...rideLabels.de,
  total: 'Gesamt',
  cancellation: 'Kostenlose Stornierung',
  untilDeadline: 'bis {deadline}',
  localTime: '{time} (Ortszeit)',
  help: 'Haben Sie eine Frage? Rufen Sie uns an: {phone}.',
  guestBookedSubject: 'Eine Fahrt ist mit Ihrer E-Mail-Adresse gebucht',
  guestBooked:
    'ein Kunde von {brand} hat für die Fahrt {reference} Ihre E-Mail-Adresse angegeben: {time}. Er hat die Bestätigung erhalten und kann Ihnen die Einzelheiten mitteilen.',
  guestCancelled:
    'die Fahrt {reference} ({time}), für die ein Kunde von {brand} Ihre E-Mail-Adresse angegeben hatte, ist storniert.',
  guestNotice:
    'Wenn Ihnen das nichts sagt, hat jemand Ihre Adresse irrtümlich angegeben: Bitte ignorieren Sie diese Nachricht.',
  unconfirmed:
    'Zu Ihrer Sicherheit enthält diese Nachricht weder die Orte noch Ihre Dokumente, denn Ihre E-Mail-Adresse ist noch nicht bestätigt. Sie finden sie hier: {link}',
};

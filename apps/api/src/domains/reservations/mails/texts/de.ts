import { rideLabels } from '../../ride-labels.ts';
import type { MailTexts } from './fr.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
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
};

import type { Mailing, MailingWords } from '@livree/contracts';

/** The fields of a mailing in each language, in the order of the form. */
export const wordFields = [
  { language: 'fr', subject: 'subjectFr', message: 'messageFr' },
  { language: 'en', subject: 'subjectEn', message: 'messageEn' },
  { language: 'es', subject: 'subjectEs', message: 'messageEs' },
  { language: 'de', subject: 'subjectDe', message: 'messageDe' },
] as const;

export const unwritten: MailingWords = {
  subjectFr: '',
  messageFr: '',
  subjectEn: '',
  messageEn: '',
  subjectEs: '',
  messageEs: '',
  subjectDe: '',
  messageDe: '',
};

/** The words of a mailing alone, as its form edits them. */
export const toWords = (mailing: Mailing): MailingWords => ({
  subjectFr: mailing.subjectFr,
  messageFr: mailing.messageFr,
  subjectEn: mailing.subjectEn,
  messageEn: mailing.messageEn,
  subjectEs: mailing.subjectEs,
  messageEs: mailing.messageEs,
  subjectDe: mailing.subjectDe,
  messageDe: mailing.messageDe,
});

import { type Language, languages, type MailingWords } from '@livree/contracts';
import { fieldError } from '../../../platform/http/index.ts';
import type { WordsRow } from './mailings.repository.ts';

export interface Words {
  readonly subject: string;
  readonly message: string;
}

export const toRow = (words: MailingWords): WordsRow => ({
  subject_fr: words.subjectFr,
  message_fr: words.messageFr,
  subject_en: words.subjectEn,
  message_en: words.messageEn,
  subject_es: words.subjectEs,
  message_es: words.messageEs,
  subject_de: words.subjectDe,
  message_de: words.messageDe,
});

export const toWords = (row: WordsRow): MailingWords => ({
  subjectFr: row.subject_fr,
  messageFr: row.message_fr,
  subjectEn: row.subject_en,
  messageEn: row.message_en,
  subjectEs: row.subject_es,
  messageEs: row.message_es,
  subjectDe: row.subject_de,
  messageDe: row.message_de,
});

const wordsIn = (row: WordsRow, language: Language): Words => ({
  subject: row[`subject_${language}`],
  message: row[`message_${language}`],
});

const isWritten = ({ subject, message }: Words): boolean => subject !== '' && message !== '';

/** The languages in which a mailing is written. */
export const writtenLanguages = (row: WordsRow): Language[] =>
  languages.filter((language) => isWritten(wordsIn(row, language)));

/** What a reader of a language gets, and in which language it is: the French words where nothing else is written. */
export function wordsFor(row: WordsRow, language: Language): Words & { readonly language: Language } {
  const found = isWritten(wordsIn(row, language)) ? language : 'fr';
  return { ...wordsIn(row, found), language: found };
}

/** @throws AppError 422 beside what is missing in a language that has a subject or a message alone */
export function refuseHalfWritten(row: WordsRow): void {
  for (const language of languages) {
    const { subject, message } = wordsIn(row, language);
    if (subject === '' && message !== '') throw fieldError(`subject_${language}`, 'validation.required');
    if (subject !== '' && message === '') throw fieldError(`message_${language}`, 'validation.required');
  }
}

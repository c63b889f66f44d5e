import type { Company } from '../company.ts';
import type { Message } from '../mail.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter } from './letter.ts';

/** The subject and both bodies of a mail. */
export const writeMail = (letter: Letter, company: Company): Pick<Message, 'subject' | 'text' | 'html'> => ({
  subject: letter.subject,
  text: letterText(letter, company),
  html: letterHtml(letter, company),
});

import type { House } from '../house.ts';
import type { Message } from '../mail.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter } from './letter.ts';

/** The subject and both bodies of a mail. */
export const writeMail = (letter: Letter, house: House): Pick<Message, 'subject' | 'text' | 'html'> => ({
  subject: letter.subject,
  text: letterText(letter, house),
  html: letterHtml(letter, house),
});

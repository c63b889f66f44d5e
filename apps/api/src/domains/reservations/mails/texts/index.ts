import type { Language } from '@livree/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type MailTexts, fr } from './fr.ts';

export type { MailTexts } from './fr.ts';

/** The texts of the mails about a reservation, by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { fr, en, es, de };

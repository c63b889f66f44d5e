import type { Language } from '@livree/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type DocumentTexts, fr } from './fr.ts';

export type { DocumentTexts } from './fr.ts';

/** The texts of a ride's documents, by language. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { fr, en, es, de };

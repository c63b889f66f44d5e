import { fillText, type Language, type TextKey, type TextParams, type Texts } from '@livree/contracts';
import { texts as de } from '@livree/contracts/texts/de';
import { texts as en } from '@livree/contracts/texts/en';
import { texts as es } from '@livree/contracts/texts/es';
import { texts as fr } from '@livree/contracts/texts/fr';

const catalogues: Readonly<Record<Language, Texts>> = { fr, en, es, de };

/** A text of the API in a language. */
export function say(language: Language, key: TextKey, params?: TextParams): string {
  return fillText(catalogues[language][key], params);
}

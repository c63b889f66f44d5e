import type { Language } from '@livree/contracts';
import { texts as de } from '@livree/contracts/texts/de';
import { texts as en } from '@livree/contracts/texts/en';
import { texts as es } from '@livree/contracts/texts/es';
import { texts as fr } from '@livree/contracts/texts/fr';

const texts = { de, en, es, fr } as const;

/** Seconds after which a caller may try again. */
export const retryAfter = 2;

/** What a caller of the API hears when it cannot be reached, in the API's own form. */
export function unavailableAnswer(language: Language) {
  return { success: false, message: texts[language].unavailable, code: 'unavailable' } as const;
}

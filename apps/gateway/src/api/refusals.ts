import type { Language } from '@livree/contracts';
import { texts as de } from '@livree/contracts/texts/de';
import { texts as en } from '@livree/contracts/texts/en';
import { texts as es } from '@livree/contracts/texts/es';
import { texts as fr } from '@livree/contracts/texts/fr';

const texts = { de, en, es, fr } as const;

/** Seconds after which a caller may try again. */
export const retryAfter = 2;

/** A refusal in the API's own form, for a call that did not reach it. */
export function refusal(code: 'unavailable' | 'invalid_request', language: Language) {
  return { success: false, message: texts[language][code], code } as const;
}

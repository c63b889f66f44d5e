import { isTextKey, type Language, type Texts } from '@livree/contracts';
import { ApiError } from './api-error.ts';

/** The error of each field, by our field names, in the visitor's language. */
export type FormFaults = Readonly<Record<string, string>>;

const texts: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  fr: () => import('@livree/contracts/messages/fr.json', { with: { type: 'json' } }),
  en: () => import('@livree/contracts/messages/en.json', { with: { type: 'json' } }),
  es: () => import('@livree/contracts/messages/es.json', { with: { type: 'json' } }),
  de: () => import('@livree/contracts/messages/de.json', { with: { type: 'json' } }),
};

/**
 * The field errors of a refused call. Errors found before sending are keys of the contract's texts, the server's are
 * sentences; both are returned as the same sentences.
 */
export async function formFaults(error: unknown, language: Language): Promise<FormFaults> {
  const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  if (fields.length === 0) return {};
  const { default: known } = await texts[language]();
  return Object.fromEntries(
    fields.map(([field, [first = '']]) => [field, isTextKey(known, first) ? known[first] : first]),
  );
}

/** The text of an API error code in the visitor's language; undefined for an unknown code. */
export async function codeText(code: string, language: Language): Promise<string | undefined> {
  const { default: known } = await texts[language]();
  return isTextKey(known, code) ? known[code] : undefined;
}

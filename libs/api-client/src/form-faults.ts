import { isTextKey, type Language, type Texts } from '@livree/contracts';
import { ApiError } from './api-error.ts';

/** The error of each field, by our field names, in the visitor's language. */
export type FormFaults = Readonly<Record<string, string>>;

const texts: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  fr: () => import('@livree/contracts/texts/fr'),
  en: () => import('@livree/contracts/texts/en'),
  es: () => import('@livree/contracts/texts/es'),
  de: () => import('@livree/contracts/texts/de'),
};

/**
 * The field errors of a refused call. Errors found before sending are keys of the contract's texts, the server's are
 * sentences; both are returned as the same sentences.
 */
export async function formFaults(error: unknown, language: Language): Promise<FormFaults> {
  const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  if (fields.length === 0) return {};
  const { texts: known } = await texts[language]();
  return Object.fromEntries(
    fields.map(([field, [first = '']]) => [field, isTextKey(known, first) ? known[first] : first]),
  );
}

/** The text of an API error code in the visitor's language; undefined for an unknown code. */
export async function codeText(code: string, language: Language): Promise<string | undefined> {
  const { texts: known } = await texts[language]();
  return isTextKey(known, code) ? known[code] : undefined;
}

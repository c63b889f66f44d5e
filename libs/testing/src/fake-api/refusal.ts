import type { TransportResponse } from '@livree/api-client';
import {
  errorStatuses,
  type ErrorCode,
  type Language,
  type TextKey,
  type TextParams,
  type Texts,
} from '@livree/contracts';
import de from '@livree/contracts/messages/de.json' with { type: 'json' };
import en from '@livree/contracts/messages/en.json' with { type: 'json' };
import es from '@livree/contracts/messages/es.json' with { type: 'json' };
import fr from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { errorText } from '@livree/i18n/error-texts';

const catalogue: Readonly<Record<Language, Texts>> = { fr, en, es, de };

/** Field errors by wire name, as keys of the contract's texts. */
export type FieldFaults = Readonly<Record<string, readonly string[]>>;

/** A handler's refusal: an error of the API, in the caller's language. */
export class FakeRefusal extends Error {
  readonly code: ErrorCode;
  readonly params: TextParams;
  readonly faults: FieldFaults | undefined;

  constructor(code: ErrorCode, params: TextParams = {}, faults?: FieldFaults) {
    super(code);
    this.code = code;
    this.params = params;
    this.faults = faults;
  }
}

/** A text of the API with its placeholders, in the plural if it counts; undefined for an unknown key. */
export function apiText(language: Language, key: string): string | undefined {
  const texts: Readonly<Record<string, string>> = catalogue[language];
  return texts[key] ?? texts[`${key}_other`];
}

const isKnown = (language: Language, key: string): key is TextKey => apiText(language, key) !== undefined;

/** The refusal in wire form. */
export function refusalAnswer(refusal: FakeRefusal, language: Language): TransportResponse {
  const filled = (key: string) => (isKnown(language, key) ? errorText(language, key, refusal.params) : key);
  const errors =
    refusal.faults &&
    Object.fromEntries(Object.entries(refusal.faults).map(([field, keys]) => [field, keys.map(filled)]));
  return {
    status: errorStatuses[refusal.code],
    headers: new Headers(),
    body: {
      success: false,
      code: refusal.code,
      message: errorText(language, refusal.code, refusal.params),
      params: refusal.params,
      ...(errors === undefined ? {} : { errors }),
    },
  };
}

import {
  errorStatuses,
  fillText,
  isTextKey,
  type ErrorCode,
  type Language,
  type TextKey,
  type TextParams,
  type Texts,
} from '@livree/contracts';
import { texts as german } from '@livree/contracts/texts/de';
import { texts as english } from '@livree/contracts/texts/en';
import { texts as spanish } from '@livree/contracts/texts/es';
import { texts as french } from '@livree/contracts/texts/fr';
import type { TransportResponse } from '@livree/api-client';

const catalogue: Readonly<Record<Language, Texts>> = { fr: french, en: english, es: spanish, de: german };

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

/** A text of the API with its placeholders; undefined when it has none of this key. */
export const apiText = (language: Language, key: string): string | undefined => {
  const texts = catalogue[language];
  return isTextKey(texts, key) ? texts[key] : undefined;
};

/** A text of the API with its placeholders filled. */
export const say = (language: Language, key: TextKey, params?: TextParams): string =>
  fillText(catalogue[language][key], params);

/** The refusal in wire form. */
export function refusalAnswer(refusal: FakeRefusal, language: Language): TransportResponse {
  const texts = catalogue[language];
  const filled = (key: string) => (isTextKey(texts, key) ? fillText(texts[key], refusal.params) : key);
  const errors =
    refusal.faults &&
    Object.fromEntries(Object.entries(refusal.faults).map(([field, keys]) => [field, keys.map(filled)]));
  return {
    status: errorStatuses[refusal.code],
    headers: new Headers(),
    body: {
      success: false,
      code: refusal.code,
      message: filled(refusal.code),
      params: refusal.params,
      ...(errors === undefined ? {} : { errors }),
    },
  };
}

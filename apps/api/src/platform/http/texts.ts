import type { Language, TextKey } from '@livree/contracts';
import { errorText, type ValuesOf } from '@livree/i18n/error-texts';

/** A text of the contracts in a language, with the values that it needs. */
export const translate = <Key extends TextKey>(
  language: Language,
  key: Key,
  ...[values]: ValuesOf<Key>
): string => errorText(language, key, values);

import type { TextKey, TextParams } from '@livree/contracts';
import de from '@livree/contracts/messages/de.json' with { type: 'json' };
import en from '@livree/contracts/messages/en.json' with { type: 'json' };
import es from '@livree/contracts/messages/es.json' with { type: 'json' };
import fr from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { fixedTexts } from './fixed-texts.ts';
import type { Keys } from './keys.ts';
import type { Language } from './language.ts';

const errorTexts = fixedTexts('errors', { fr, en, es, de });

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Errors = Keys['errors'];

/** The names of the values that a text needs. */
type ValueName<Key extends TextKey> = Placeholders<Errors[Extract<keyof Errors, Key | `${Key}_other`>]>;

/** What follows a key as arguments: the values of its text, needed if it has placeholders, and whatever else. */
export type ValuesOf<Key extends TextKey, More extends unknown[] = []> = [ValueName<Key>] extends [never]
  ? [values?: TextParams, ...more: More]
  : [values: TextParams & Readonly<Record<ValueName<Key>, string | number>>, ...more: More];

/** What a text may count: the first of these among its values chooses the plural form. */
const counted = ['seconds', 'hours', 'days', 'seats', 'count'] as const;

/** A text of the API in a language. @param values fill the placeholders */
export function errorText(language: Language, key: TextKey, values: TextParams = {}): string {
  const count = counted.map((name) => values[name]).find((value) => typeof value === 'number');
  return String(Reflect.apply(errorTexts(language), undefined, [key, { ...values, count }]));
}

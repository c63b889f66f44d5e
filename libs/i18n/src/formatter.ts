import { dateFormatter } from './format-date.ts';
import type { DateFormatter } from './format-date.ts';
import { numberFormatter } from './format-number.ts';
import type { NumberFormatter } from './format-number.ts';
import type { Language } from './language.ts';

export type Formatter = NumberFormatter & DateFormatter & { readonly language: Language };

export interface FormatterOptions {
  /** The zone in which instants are shown; for a ride, the zone of its pickup place. Europe/Paris by default. */
  readonly timeZone?: string;
  /** ISO 4217; EUR by default. */
  readonly currency?: string;
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language; the same object for the same arguments. */
export function formatterFor(language: Language, options: FormatterOptions = {}): Formatter {
  const { timeZone = 'Europe/Paris', currency = 'EUR' } = options;
  const key = `${language} ${timeZone} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter: Formatter = {
    language,
    ...numberFormatter(language, currency),
    ...dateFormatter(language, timeZone),
  };
  formatters.set(key, formatter);
  return formatter;
}

export { loadCommonMessages } from './common-messages.ts';
export type { DateFormatter, DateStyle, DateValue } from './format-date.ts';
export type { NumberFormatter } from './format-number.ts';
export { formatterFor } from './formatter.ts';
export type { Formatter, FormatterOptions } from './formatter.ts';
export { defaultLanguage, isLanguage, languageNames, languages, localeOf } from './language.ts';
export type { Language } from './language.ts';
export { checkParity } from './parity.ts';
export type { MessageTree } from './parity.ts';

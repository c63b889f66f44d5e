import type { Language } from '@livree/i18n';

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
  /** In every language if it names none. */
  readonly languages?: readonly Language[];
}

const rules: readonly Rule[] = [
  { fault: "' for ’", pattern: /\p{L}'\p{L}/u },
  { fault: 'three dots for …', pattern: /\.{3}/ },
  { fault: 'two spaces', pattern: /\S {2,}\S/ },
  {
    fault: 'no no-break space before : ; ! ? »',
    pattern: /(?:[^\s\u00A0\u202F«(]| )(?:[;!?»]|:(?=\s|$))/,
    languages: ['fr'],
  },
  { fault: 'no no-break space after «', pattern: /«(?![\u00A0\u202F])/, languages: ['fr'] },
  {
    fault: 'a space before : ; ! ?',
    pattern: /[ \u00A0\u202F][:;!?](?=\s|$)/,
    languages: ['en', 'es', 'de'],
  },
  { fault: 'email for e-mail', pattern: /\bemails?\b/i, languages: ['fr'] },
  { fault: 'e-mail for email', pattern: /\be-mails?\b/i, languages: ['en'] },
  { fault: 'email for correo', pattern: /\be-?mails?\b/i, languages: ['es'] },
  {
    fault: 'Email or Mail for E-Mail',
    pattern: /(?<!E[-‑])\b(?:[Ee]?[Mm]ails?)\b(?!-Adresse)/,
    languages: ['de'],
  },
  { fault: 'avec succès, which the title says already', pattern: /avec succès/, languages: ['fr'] },
  { fault: 'Stadtführer for Stadtführung', pattern: /Stadtführer/, languages: ['de'] },
  { fault: 'a place in French', pattern: /\b(?:Aéroport|Gare (?:de|du|d’)) /, languages: ['en', 'es', 'de'] },
];

/** What is no text: tags, placeholders, addresses, and the language of markup. */
const withoutMarkup = (text: string): string =>
  text.replaceAll(/<[^>]*>|\]\([^)]*\)/g, '').replaceAll(/https?:\/\/\S+|\{\{?[^{}]*\}?\}/g, 'X');

/** The faults of typography and wording in a text, in the words of a report. */
export function typographyFaults(language: Language, text: string): string[] {
  const words = withoutMarkup(text);
  return rules
    .filter(({ languages = [language], pattern }) => languages.includes(language) && pattern.test(words))
    .map(({ fault }) => fault);
}

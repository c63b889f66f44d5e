import { frenchSpaces } from './french-spaces.ts';
import { languages, getLocale } from './language.ts';
import type { Language } from './language.ts';
import { eachText, type MessageTree } from './message-tree.ts';

type Texts = ReadonlyMap<string, string>;

/** The forms that counts under a thousand have; a key may end in another, `passkeys.too_many`. */
const pluralForm = /_(one|other)$/;

/** The plural forms of counts under a thousand. */
function neededForms(language: Language): string[] {
  const rules = new Intl.PluralRules(getLocale(language));
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
}

/** What a translation must contain: placeholders, tags and other texts. Where there is one, the count may be omitted ("un arrêt"). */
function marks(key: string, text: string): string {
  const found = text.match(/\{\{[^}]+\}\}|<\/?[\w-]+\s*\/?>|\$t\([^)]*\)/g) ?? [];
  const mayOmit = key.endsWith('_one') ? '{{count}}' : '';
  const kept = found.map((mark) => mark.replaceAll(' ', '')).filter((mark) => mark !== mayOmit);
  return kept.toSorted().join(' ');
}

const listKeys = (texts: Texts): Set<string> =>
  new Set([...texts.keys()].map((key) => key.replace(pluralForm, '#')));

function missingForms(language: Language, texts: Texts): string[] {
  return [...listKeys(texts)]
    .filter((key) => key.endsWith('#'))
    .flatMap((key) => neededForms(language).map((form) => `${key.slice(0, -1)}_${form}`))
    .filter((key) => !texts.has(key))
    .map((key) => `${language}: ${key} is missing`);
}

function differences(language: Language, texts: Texts, reference: Texts): string[] {
  const [ours, theirs] = [listKeys(texts), listKeys(reference)];
  const changed = [...texts].filter(([key, text]) => {
    const original = reference.get(key) ?? reference.get(key.replace(pluralForm, '_other'));
    return original !== undefined && marks(key, original) !== marks(key, text);
  });
  return [
    ...[...theirs].filter((key) => !ours.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...ours].filter((key) => !theirs.has(key)).map((key) => `${language}: ${key} is not in fr`),
    ...changed.map(([key]) => `${language}: ${key} has other placeholders than fr`),
  ];
}

/**
 * Compares the messages of all languages with French. Returns one sentence for each missing or additional key,
 * incomplete plural set, empty text, differing placeholder, and French text without the spaces of its punctuation;
 * none if the languages agree.
 */
export function checkParity(messages: Readonly<Record<Language, MessageTree>>): string[] {
  const reference: Texts = new Map(eachText(messages.fr));
  return languages.flatMap((language) => {
    const texts: Texts = new Map(eachText(messages[language]));
    const empty = [...texts].filter(([, text]) => text.trim() === '');
    return [
      ...differences(language, texts, reference),
      ...missingForms(language, texts),
      ...empty.map(([key]) => `${language}: ${key} is empty`),
      ...(language === 'fr' ? ordinarySpaces(texts) : []),
    ];
  });
}

const ordinarySpaces = (texts: Texts): string[] =>
  [...texts]
    .filter(([, text]) => frenchSpaces(text) !== text)
    .map(([key]) => `fr: ${key} has an ordinary space before a sign`);

import { languages } from '@livree/contracts';
import { seenTexts } from '../page/seen-texts.ts';
import type { Place } from '../place.ts';
import type { VisitedRelease } from '../visited-release.ts';
import type { Invariant } from './invariant.ts';

/** Long enough to be a sentence: short texts may be equal in two languages. */
const isSentence = (text: string): boolean => text.length >= 12 && text.includes(' ') && !text.includes('{{');

function findForeign({ texts: all }: VisitedRelease, { language }: Place): Set<string> {
  const own = new Set(all[language].values());
  const others = languages.filter((each) => each !== language).flatMap((each) => [...all[each].values()]);
  return new Set(others.filter((text) => isSentence(text) && !own.has(text)));
}

/** Fewer sentences than these say nothing about a language. */
const fewest = 5;

/** The languages whose texts stand under this one: more than half of its sentences are theirs, key by key. */
function findCopied({ texts: all }: VisitedRelease, { language }: Place): string[] {
  const sentences = [...all[language]].filter(([, text]) => isSentence(text));
  if (sentences.length < fewest) return [];
  return languages
    .filter((each) => each !== language)
    .flatMap((each) => {
      const same = sentences.filter(([key, text]) => all[each].get(key) === text).length;
      const line = `${same} of ${sentences.length} sentences in ${language} are those in ${each}`;
      return same > sentences.length / 2 ? [line] : [];
    });
}

const isUnfilled = (line: string): boolean => /\{\{\w+\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/.test(line);

/**
 * Every text is in the visitor's language: no key, no placeholder, no sentence of another language, and no other language
 * as a whole, which a page may show later.
 */
export const texts: Invariant = {
  rule: 'texts',
  appliesTo: () => true,
  async check({ page, place, release }) {
    const foreign = findForeign(release, place);
    const keys = new Set(languages.flatMap((language) => [...release.texts[language].keys()]));
    const isKey = (line: string) => line.includes('.') && keys.has(line.replace(`${release.id}:`, ''));
    const lines = (await page.evaluate(seenTexts)).map((line) => line.trim());
    const wrong = lines.flatMap((line) => {
      if (isKey(line)) return [`shows the key “${line}” instead of a text`];
      if (isUnfilled(line)) return [`shows a text that is not filled in: “${line.slice(0, 80)}”`];
      return foreign.has(line) ? [`shows a sentence of another language: “${line.slice(0, 80)}”`] : [];
    });
    return [...findCopied(release, place), ...new Set(wrong)].slice(0, 3);
  },
};

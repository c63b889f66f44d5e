import { languages } from '@livree/contracts';
import { seenTexts } from '../page/seen-texts.ts';
import type { Place } from '../place.ts';
import { isSentence } from '../texts/is-sentence.ts';
import type { VisitedRelease } from '../visited-release.ts';
import type { Invariant } from './invariant.ts';

function findForeign({ texts: all }: VisitedRelease, { language }: Place): Set<string> {
  const own = new Set(all[language].values());
  const others = languages.filter((each) => each !== language).flatMap((each) => [...all[each].values()]);
  return new Set(others.filter((text) => isSentence(text) && !own.has(text)));
}

const isUnfilled = (line: string): boolean => /\{\{\w+\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/.test(line);

/** Every text is in the visitor's language: no key, no placeholder, no sentence of another language. */
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
    return [...new Set(wrong)];
  },
};

import { languages, type Language } from '@livree/contracts';
import type { VisitedRelease } from '../visited-release.ts';
import { isSentence } from './is-sentence.ts';

/** Fewer sentences than these say nothing about a language. */
const fewest = 5;

/** Languages of a release that have the texts of another one. */
export interface Copy {
  readonly language: Language;
  /** What is wrong, with its figure. */
  readonly what: string;
}

/**
 * Finds each language of which more than half of the sentences are those of another, key by key. No page needs to show
 * them: a first page brings its texts with the document, and these are read later.
 */
export function findCopies({ texts }: Pick<VisitedRelease, 'texts'>): Copy[] {
  return languages.flatMap((language) => {
    const sentences = [...texts[language]].filter(([, text]) => isSentence(text));
    if (sentences.length < fewest) return [];
    return languages.flatMap((other) => {
      const same = sentences.filter(([key, text]) => texts[other].get(key) === text).length;
      const isCopy = other !== language && same > sentences.length / 2;
      return isCopy
        ? [{ language, what: `${same} of ${sentences.length} sentences are those in ${other}` }]
        : [];
    });
  });
}

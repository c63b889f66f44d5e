import type { Entry, Gazetteer } from './gazetteer.ts';
import { isAlmost } from './spelling.ts';

type Word = { readonly word: string; readonly entry: Entry };

export type WordIndex = {
  /** Entries that may have a word beginning with each of these: more than match, never fewer. */
  beginning(words: readonly string[]): Iterable<Entry>;
  /** Entries that have a word like this one, but for a slip or two; its first letter is right. */
  almost(word: string): Iterable<Entry>;
};

/** Words are filed by their first two letters, the shortest beginning that is searched for. */
const fileOf = (word: string): string => word.slice(0, 2);

function fileWords(entries: Iterable<Entry>): Map<string, Word[]> {
  const files = new Map<string, Word[]>();
  for (const entry of entries) {
    for (const word of new Set(entry.keys.flatMap((key) => key.split(' ')))) {
      const file = files.get(fileOf(word));
      if (file) file.push({ word, entry });
      else files.set(fileOf(word), [{ word, entry }]);
    }
  }
  return files;
}

/** Files every word of every name, once. */
export function openWordIndex({ points, towns, villages }: Gazetteer): WordIndex {
  const files = fileWords([...points, ...towns, ...villages]);
  const names = [...files.keys()];
  return {
    beginning(words) {
      const candidates = words
        .filter((word) => word.length >= 2)
        .map((word) => files.get(fileOf(word)) ?? [])
        .toSorted((a, b) => a.length - b.length)[0];
      return new Set((candidates ?? []).map(({ entry }) => entry));
    },
    almost(typed) {
      const near = names.filter((name) => name[0] === typed[0]).flatMap((name) => files.get(name) ?? []);
      return new Set(near.filter(({ word }) => isAlmost(typed, word)).map(({ entry }) => entry));
    },
  };
}

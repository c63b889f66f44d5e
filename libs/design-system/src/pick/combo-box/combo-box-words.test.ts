import { expect, test } from 'vitest';
import words from './combo-box-words.ts';

test('the number of suggestions is announced in four languages, and not while they may still load', () => {
  const counted = (language: keyof typeof words) =>
    [0, 1, 3].map((optionCount) => words[language].countAnnouncement({ optionCount }));
  expect(counted('fr-FR')).toEqual(['', 'Une suggestion.', '3 suggestions.']);
  expect(counted('de-DE')).toEqual(['', 'Ein Vorschlag.', '3 Vorschläge.']);
  for (const language of Object.values(words))
    expect(language.countAnnouncement({ optionCount: 2 })).not.toContain('(');
  expect(words['fr-FR'].focusAnnouncement({ optionText: 'Orly', isSelected: true })).toBe('Orly, choisi');
});

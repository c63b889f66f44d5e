import { decodeHTML } from 'entities';

const wordsAMinute = 200;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text without accents, ligatures and case, for searching and sorting. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words of a text, folded. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `L’été à Nice` becomes `l-ete-a-nice`; empty if the text has no Latin letter or digit. */
export function toSlug(text: string): string {
  const slug = (fold(text).match(/[a-z0-9]+/g) ?? []).join('-');
  return slug.slice(0, 100).replace(/-$/, '');
}

/** The text of cleaned HTML, without its tags. */
export const toPlainText = (html: string): string =>
  decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Minutes, rounded up. */
export function readingTime(text: string): number {
  return Math.max(1, Math.ceil(text.split(/\s+/).filter(Boolean).length / wordsAMinute));
}

/** The beginning of a text, up to the end of a word. @param longest characters, including the ellipsis */
export function toExcerpt(text: string, longest = 200): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

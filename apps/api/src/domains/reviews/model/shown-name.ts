import type { Reviewer } from '../reviewers.ts';

/** First name and initial, `Claire M.`: credible, but not identifiable. */
export function shownName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** The name as its owner lets this reader see it; otherwise the name stored with the review. */
export function visibleName(kept: string, reviewer: Reviewer | undefined, isCustomer: boolean): string {
  const isFull = reviewer?.visibility === 'public' || (reviewer?.visibility === 'friends' && isCustomer);
  return isFull ? reviewer.name : kept;
}

/** At most two letters: `CM`. */
export function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

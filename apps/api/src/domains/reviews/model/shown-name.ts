/** First name and initial, `Claire M.`: enough to be believed, too little to be found. */
export function shownName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** At most two letters: `CM`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

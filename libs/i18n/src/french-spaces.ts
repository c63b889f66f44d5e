const rules = [
  [/ ([;!?])/g, '\u202f$1'],
  [/ ([:»])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
] as const;

/** Adds the spaces of French punctuation: narrow before `;!?`, no-break before `:` and inside « ». */
export function frenchSpaces(text: string): string {
  return rules.reduce((spaced, [signs, space]) => spaced.replace(signs, space), text);
}

/** Long enough to be a sentence: short texts may be equal in two languages. */
export const isSentence = (text: string): boolean =>
  text.length >= 12 && text.includes(' ') && !text.includes('{{');

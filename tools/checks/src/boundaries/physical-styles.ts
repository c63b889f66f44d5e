/** Names and values that refer to a side of the screen instead of a side of the text. */
const physical =
  /^\s*(?:(?:(?:margin|padding|border|scroll-\w+)-)?(?:left|right)(?:-\w+)?\s*:|border-(?:top|bottom)-(?:left|right)-radius)|(?:text-align|float|clear|transform-origin):[^;]*\b(?:left|right)\b|\bto (?:left|right)\b/;
const sides = /^\s*(?:margin|padding|inset|scroll-margin|scroll-padding):\s*([^;]+);/;

/** `1px calc(2px + 3px) 0 0`: whether its left and right values differ. */
function isLopsided(line: string): boolean {
  const values = sides.exec(line)?.[1]?.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

/** Finds a line that would not be mirrored in a right-to-left language. */
export const findPhysicalSide = (line: string): string | undefined =>
  physical.test(line) || isLopsided(line) ? 'means a side of the screen; use a logical property' : undefined;

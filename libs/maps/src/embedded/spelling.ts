/** Single slips between two words: a letter wrong, missing, too many, or two swapped. Stops counting beyond `most`. */
function slips(typed: string, word: string, most: number): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, it) => it)];
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [before, above] = [above, current];
  }
  return above.at(-1) ?? 0;
}

/** The slips forgiven in a word of this length: none in a short one, two in a long one. */
const forgiven = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Whether a word, or its beginning, is what was typed but for a slip or two. */
export function isAlmost(typed: string, word: string): boolean {
  const most = forgiven(typed.length);
  if (most === 0 || word.length < typed.length - most) return false;
  return (
    slips(typed, word.slice(0, typed.length), most) <= most ||
    slips(typed, word.slice(0, typed.length + 1), most) <= most
  );
}

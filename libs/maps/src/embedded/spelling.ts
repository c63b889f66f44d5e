function countUp(to: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number <= to; number += 1) numbers.push(number);
  return numbers;
}

/** The typing errors between two words: a wrong, missing or additional letter, or two swapped ones. Stops counting above `most`. */
function errorsBetween(typed: string, word: string, most: number): number {
  let before: number[] = [];
  let above = countUp(word.length);
  let current: number[] = [];
  for (let row = 1; row <= typed.length; row += 1) {
    let fewest = row;
    current[0] = row;
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      least = Math.min(least, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        least = Math.min(least, (before[column - 2] ?? Infinity) + 1);
      current[column] = least;
      fewest = Math.min(fewest, least);
    }
    if (fewest > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  return above[word.length] ?? 0;
}

/** The typing errors allowed in a word of this length: none in a short one, two in a long one. */
export const allowedErrors = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Whether a word, or its beginning, equals the typed text except for the allowed errors. */
export function isAlmost(typed: string, word: string): boolean {
  const most = allowedErrors(typed.length);
  if (most === 0 || word.length < typed.length - most) return false;
  return (
    errorsBetween(typed, word.slice(0, typed.length), most) <= most ||
    errorsBetween(typed, word.slice(0, typed.length + 1), most) <= most
  );
}

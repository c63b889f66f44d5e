/** The rows of a long text, found without splitting it. */
export interface TextRows {
  readonly count: number;
  row(index: number): string;
  /** Where a row begins. */
  findStart(index: number): number;
  /** The row that contains a position. */
  indexAt(position: number): number;
}

/** Records where the rows begin. @param mark the character that ends every row, including the last */
export function textRows(text: string, mark: string): TextRows {
  const starts: number[] = [0];
  for (let end = text.indexOf(mark); end >= 0; end = text.indexOf(mark, end + 1)) starts.push(end + 1);
  const count = starts.length - 1;
  const findStart = (index: number): number => starts[index] ?? text.length;
  return {
    count,
    row: (index) => text.slice(findStart(index), findStart(index + 1) - 1),
    findStart,
    indexAt(position) {
      let [low, high] = [0, count];
      while (low + 1 < high) {
        const middle = (low + high) >> 1;
        if (findStart(middle) <= position) low = middle;
        else high = middle;
      }
      return low;
    },
  };
}

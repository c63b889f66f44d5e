/** The rows as they were read now, with those that only were there before and are held behind the row that they followed. */
export function mergeRows<Row>(
  before: readonly Row[],
  now: readonly Row[],
  idOf: (row: Row) => number,
  held: readonly number[],
): readonly Row[] {
  const rows = [...now];
  let place = 0;
  for (const row of before) {
    const found = rows.findIndex((other) => idOf(other) === idOf(row));
    if (found >= 0) place = found + 1;
    else if (held.includes(idOf(row))) {
      rows.splice(place, 0, row);
      place += 1;
    }
  }
  return rows;
}

const amount = /^-?\d+(?:[.,]\d+)?$/;
const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/;

/** A number with a comma or a dot, spaces and a euro sign aside; any other text stays, to be refused as what it is. */
export function readNumber(cell: string): number | string {
  const plain = cell.replace(/[\s€]/g, '');
  return amount.test(plain) ? Number(plain.replace(',', '.')) : cell;
}

/** A day as spreadsheets write it: `31/03/2027`, `31.03.2027` or `2027-03-31`. */
export const readDay = (cell: string): string =>
  cell.replace(dayFirst, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

/** A day and an hour: `31/03/2027 9:30` or `2027-03-31 09:30`. */
export const readMoment = (cell: string): string => readDay(cell).replace(/[ T](\d):/, ' 0$1:');

/** The texts of a cell, each in a line of its own or after a bar. */
export const readList = (cell: string): string[] =>
  cell
    .split(/[\n|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

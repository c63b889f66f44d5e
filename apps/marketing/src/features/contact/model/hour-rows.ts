import type { SiteHours } from '@livree/contracts';

export interface HourRow {
  /** Days start with Monday, 1. */
  readonly first: number;
  readonly last: number;
  /** Empty on closed days. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
}

/** The week in as few rows as possible: consecutive days with the same hours are one. */
export function hourRows(week: SiteHours['week']): HourRow[] {
  const rows: HourRow[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = week
      .filter((one) => one.day === day)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    const row = rows.at(-1);
    const isSame = row !== undefined && JSON.stringify(row.spans) === JSON.stringify(spans);
    if (isSame) rows[rows.length - 1] = { ...row, last: day };
    else rows.push({ first: day, last: day, spans });
  }
  return rows;
}

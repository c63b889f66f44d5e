import type { SiteReport, TapReport } from './summary.ts';

const columns: readonly (readonly [string, keyof TapReport])[] = [
  ['INP, ms', 'duration'],
  ['longest', 'longest'],
  ['÷ work', 'durationWorks'],
  ['shown, ms', 'shown'],
  ['÷ work', 'shownWorks'],
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table with a row for each interaction; with `before`, each cell has both sites' figures. */
export function renderTable(now: SiteReport, before?: SiteReport): string {
  const both = (read: (site: SiteReport) => number | undefined): string =>
    [before && (read(before) ?? '–'), read(now)].filter((figure) => figure !== undefined).join(' → ');
  const rows = Object.keys(now.interactions).map((name) =>
    row([name, ...columns.map(([, column]) => both(({ interactions }) => interactions[name]?.[column]))]),
  );
  return [
    row(['Interaction', ...columns.map(([title]) => title)]),
    row(['---', ...columns.map(() => '--:')]),
    ...rows,
    row(['_fixed work_', both(({ work }) => work), '', '', '', '']),
  ].join('\n');
}

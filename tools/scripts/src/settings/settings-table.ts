import type { Program } from './programs.ts';

/** One default, or each with its programs. */
function defaultOf(readers: readonly { readonly program: string; readonly fallback: string }[]): string {
  const byFallback = Map.groupBy(readers, ({ fallback }) => fallback);
  if (byFallback.size === 1) return readers[0]?.fallback ?? '';
  return [...byFallback]
    .map(([fallback, same]) => `${fallback} (${same.map(({ program }) => program).join(', ')})`)
    .join(', ');
}

/** The rows of the table of settings: each variable once, in the order of its first program. */
export function settingRows(programs: readonly Program[]): string[][] {
  const readers = programs.flatMap(({ name: program, settings }) =>
    settings.map((setting) => ({ program, ...setting })),
  );
  return [...Map.groupBy(readers, ({ name }) => name)].map(([name, sameName]) => [
    `\`${name}\``,
    defaultOf(sameName),
    sameName[0]?.about ?? '',
  ]);
}

const head = [
  ['Variable', 'Default', 'Meaning'],
  ['---', '---', '---'],
];

const begin = '<!-- settings: written by `npm run settings` -->';
const end = '<!-- end of settings -->';

/** Replaces the table of settings between the two marks of a document. @throws Error without marks */
export function withSettings(document: string, programs: readonly Program[]): string {
  const [before, rest] = document.split(begin, 2);
  const after = rest?.split(end, 2)[1];
  if (before === undefined || after === undefined) throw new Error('the document has no marks for settings');
  const rows = [...head, ...settingRows(programs)].map((cells) => `| ${cells.join(' | ')} |`);
  return `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${after}`;
}

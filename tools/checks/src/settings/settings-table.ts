import type { Program } from './programs.ts';

interface Setting {
  readonly name: string;
  readonly about: string;
  readonly readers: readonly { readonly program: string; readonly fallback: string }[];
}

/** A part of the document: the settings of one program, or those that several read. */
export interface SettingsTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** One default, or each with its programs. */
function describeDefault(readers: Setting['readers']): string {
  const byFallback = Map.groupBy(readers, ({ fallback }) => fallback);
  if (byFallback.size === 1) return readers[0]?.fallback ?? '';
  return [...byFallback]
    .map(([fallback, same]) => `${fallback} (${same.map(({ program }) => program).join(', ')})`)
    .join(', ');
}

function listSettings(programs: readonly Program[]): Setting[] {
  const found = programs.flatMap(({ name: program, settings }) =>
    settings.map((setting) => ({ program, ...setting })),
  );
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, readers]) => ({
    name,
    about: readers[0]?.about ?? '',
    readers,
  }));
}

const shared = 'Several programs';

/** Each variable once: below the only program that reads it, or first of all below 'Several programs'. */
export function tabulateSettings(programs: readonly Program[]): SettingsTable[] {
  const writeTitle = ({ readers }: Setting): string =>
    readers.length > 1 ? shared : (readers[0]?.program ?? shared);
  const byTitle = Map.groupBy(listSettings(programs), writeTitle);
  return [shared, ...programs.map(({ name }) => name)].flatMap((title) => {
    const settings = byTitle.get(title) ?? [];
    const rows = settings.map(({ name, about, readers }) => [`\`${name}\``, describeDefault(readers), about]);
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

const head = [
  ['Variable', 'Default', 'Meaning'],
  ['---', '---', '---'],
];

const begin = '<!-- settings: written by `npm run settings` -->';
const end = '<!-- end of settings -->';

const printTable = ({ title, rows }: SettingsTable): string =>
  [`## ${title}\n`, ...[...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)].join('\n');

/** Replaces the tables between the two marks of a document. @throws Error without marks */
export function withSettings(document: string, programs: readonly Program[]): string {
  const [before, rest] = document.split(begin, 2);
  const after = rest?.split(end, 2)[1];
  if (before === undefined || after === undefined) throw new Error('the document has no marks for settings');
  return `${before}${begin}\n\n${tabulateSettings(programs).map(printTable).join('\n\n')}\n\n${end}${after}`;
}

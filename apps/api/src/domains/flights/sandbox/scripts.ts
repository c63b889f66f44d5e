/** What happens to a flight of the sandbox. */
export interface Script {
  /** Minutes from the scheduled landing to the real one. */
  readonly late: number;
  /** Minutes from the scheduled landing to the booked pickup. */
  readonly before: number;
  readonly ends?: 'cancelled' | 'diverted' | 'unknown' | 'elsewhere';
}

const usual: Script = { late: 0, before: 60 };

/** By the last three digits of the number; every other flight is on time. */
const scripts: Readonly<Record<string, Script>> = {
  '904': { ...usual, ends: 'unknown' },
  '920': { late: -20, before: 60 },
  '945': { late: 45, before: 60 },
  '960': { late: 0, before: -60 },
  '990': { late: 90, before: 60 },
  '995': { ...usual, ends: 'elsewhere' },
  '998': { ...usual, ends: 'diverted' },
  '999': { ...usual, ends: 'cancelled' },
};

/** The script of a flight by its number. */
export const findScript = (number: string): Script =>
  scripts[/\d{3}(?=[A-Z]?$)/.exec(number)?.[0] ?? ''] ?? usual;

/** Airlines whose sandbox flights come from outside the Schengen area, with the country. */
const origins: Readonly<Record<string, string>> = {
  AH: 'dz',
  AT: 'ma',
  BA: 'gb',
  DL: 'us',
  EK: 'ae',
  TK: 'tr',
  TU: 'tn',
  U2: 'gb',
  UA: 'us',
};

/** The country from which a flight of the sandbox comes. */
export const findOrigin = (number: string): string => origins[number.slice(0, 2)] ?? 'fr';

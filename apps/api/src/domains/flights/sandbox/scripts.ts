/** What happens to a flight of the sandbox. */
export interface Script {
  /** Minutes from the scheduled landing to the real one. */
  readonly late?: number;
  /** The wall-clock time of the scheduled landing; by default an hour before the pickup. */
  readonly lands?: string;
  readonly ends?: 'cancelled' | 'diverted' | 'unknown' | 'elsewhere';
}

/** By the last three digits of the number; every other flight is on time. */
const scripts: Readonly<Record<string, Script>> = {
  '904': { ends: 'unknown' },
  '920': { late: -20 },
  '945': { late: 45 },
  '959': { lands: '23:40' },
  '960': { lands: '11:00' },
  '990': { late: 90 },
  '995': { ends: 'elsewhere' },
  '998': { ends: 'diverted' },
  '999': { ends: 'cancelled' },
};

/** The script of a flight by its number. */
export const findScript = (number: string): Script =>
  scripts[/\d{3}(?=[A-Z]?$)/.exec(number)?.[0] ?? ''] ?? {};

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

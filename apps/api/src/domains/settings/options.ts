import { setImmediate } from 'node:timers/promises';
import { currencies, type Language, languages } from '@livree/contracts';
import { languageNames, getLocale } from '@livree/i18n';
import type { Clock } from '../../platform/clock.ts';

const flags: Readonly<Record<Language, string>> = { fr: '🇫🇷', en: '🇬🇧', es: '🇪🇸', de: '🇩🇪' };

export const languageOptions = languages.map((code) => ({
  code,
  name: languageNames[code],
  flag: flags[code],
}));

/** With their names in a language. */
export function currencyOptions(language: Language) {
  const names = new Intl.DisplayNames(getLocale(language), { type: 'currency' });
  return currencies.map((code) => ({
    code,
    name: names.of(code) ?? code,
    symbol: findSymbol(code, language),
  }));
}

function findSymbol(currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(getLocale(language), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')].toSorted();
const known = new Set(timeZones);

export const isTimeZone = (zone: string): boolean => known.has(zone);

export interface TimezoneOption {
  readonly value: string;
  readonly label: string;
}

const hourMs = 60 * 60_000;

/** All time zones with their current offset: `Europe/Paris (UTC+01:00)`. Computed once an hour. */
export function timezoneOptions(clock: Clock): () => Promise<readonly TimezoneOption[]> {
  let hour = Number.NaN;
  let options: Promise<readonly TimezoneOption[]> | undefined;
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / hourMs);
    if (!options || hour !== current) options = labelled(now);
    hour = current;
    return options;
  };
}

/** Yields to other requests, because some four hundred zones take a while. */
async function labelled(now: Date): Promise<TimezoneOption[]> {
  const options: TimezoneOption[] = [];
  for (const [index, value] of timeZones.entries()) {
    if (index % 16 === 0) await setImmediate();
    options.push({ value, label: `${value.replaceAll('_', ' ')} (${formatOffset(value, now)})` });
  }
  return options;
}

function formatOffset(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC');
}

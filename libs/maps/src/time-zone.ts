import type { Country, LngLat } from './provider.ts';

const defaultTimeZone = 'Europe/Paris';

const timeZones: Readonly<Record<Country, string>> = {
  fr: 'Europe/Paris',
  mc: 'Europe/Monaco',
  be: 'Europe/Brussels',
  lu: 'Europe/Luxembourg',
  ch: 'Europe/Zurich',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  es: 'Europe/Madrid',
  ad: 'Europe/Andorra',
  gb: 'Europe/London',
  dz: 'Africa/Algiers',
};

/** The IANA zone of a place; the Canaries, west of 13° W, have their own. */
export function findTimeZone(country: Country, [lng]: LngLat): string {
  if (country === 'es' && lng < -13) return 'Atlantic/Canary';
  return timeZones[country] ?? defaultTimeZone;
}

/** The countries that the embedded provider knows. */
export const embeddedCountries: readonly Country[] = Object.keys(timeZones);

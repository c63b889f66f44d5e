import type { Commune } from './sources.ts';
import type { Town } from './town.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Communes that the gazetteer lacks, placed in the middle of the towns with the same postcode, so some kilometres
 * off. A commune is left out if we know no town with its postcode.
 */
export function villagesAmong(communes: readonly Commune[], towns: readonly Town[]): Town[] {
  const byPostcode = new Map<string, Town[]>();
  for (const town of towns) {
    for (const postcode of town.postcodes)
      byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), town]);
  }
  return communes.flatMap(({ nom, departement = '', codesPostaux = [], population = 0 }) => {
    const near = codesPostaux.flatMap((postcode) => byPostcode.get(postcode) ?? []);
    if (near.length === 0) return [];
    return {
      name: nom,
      original: null,
      country: 'fr',
      department: departement,
      postcodes: codesPostaux,
      population,
      lng: mean(near.map(({ lng }) => lng)),
      lat: mean(near.map(({ lat }) => lat)),
    };
  });
}

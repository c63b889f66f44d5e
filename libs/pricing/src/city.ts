/** The cities recognised in a typed address. */
export const recognisedCities = [
  'Paris',
  'Lyon',
  'Marseille',
  'Toulouse',
  'Nice',
  'Nantes',
  'Strasbourg',
  'Montpellier',
  'Bordeaux',
  'Lille',
  'Rennes',
  'Reims',
  'Le Havre',
  'Saint-Étienne',
  'Toulon',
  'Grenoble',
  'Dijon',
  'Angers',
  'Nîmes',
  'Villeurbanne',
] as const;

/** The name without accents, case or hyphens, so that 'NIMES' equals 'Nîmes'. */
export function cityKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const asRead = recognisedCities.map((city) => {
  const key = cityKey(city);
  return { city, named: ` ${key} `, afterPostcode: new RegExp(` \\d{5} ${key} `) };
});

/**
 * The recognised city of an address: the one after a postcode, otherwise the last one named ('12 rue de Lyon, Paris'
 * is in Paris).
 */
export function cityInAddress(address: string): string | null {
  const text = ` ${cityKey(address)} `;
  const found = asRead
    .map(({ city, named, afterPostcode }) => ({
      city,
      rank: afterPostcode.test(text) ? Infinity : text.lastIndexOf(named),
    }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => b.rank - a.rank);
  return found[0]?.city ?? null;
}

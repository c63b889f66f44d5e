/** The sources that a map names. */
export const attribution = ['© GeoNames (CC BY 4.0)', 'Natural Earth', 'OurAirports'] as const;

const inParis = { country: 'fr', town: 'Paris', time_zone: 'Europe/Paris' } as const;

export const station = {
  ...inParis,
  id: 'station:gare-de-lyon-paris',
  label: 'Gare de Lyon, Paris',
  kind: 'station',
  precision: 'point',
  latitude: 48.8443,
  longitude: 2.3735,
} as const;

export const airport = {
  ...inParis,
  id: 'airport:CDG',
  label: 'Aéroport Paris-Charles-de-Gaulle',
  kind: 'airport',
  precision: 'point',
  latitude: 49.0128,
  longitude: 2.55,
} as const;

/** A place by its coordinates alone. */
export const spot = {
  ...inParis,
  id: 'address:Paris (48.8443, 2.3743)',
  label: 'Paris (48.8443, 2.3743)',
  kind: 'address',
  precision: 'point',
  latitude: 48.8443,
  longitude: 2.3743,
} as const;

export const office = {
  ...inParis,
  id: 'address:12 rue de la Démonstration, 75008 Paris',
  label: '12 rue de la Démonstration, 75008 Paris',
  kind: 'address',
  precision: 'town',
  latitude: 48.8728,
  longitude: 2.3126,
} as const;

export const reims = {
  id: 'town:fr:51:reims',
  label: 'Reims',
  kind: 'town',
  precision: 'town',
  country: 'fr',
  town: 'Reims',
  latitude: 49.2653,
  longitude: 4.0285,
  time_zone: 'Europe/Paris',
} as const;

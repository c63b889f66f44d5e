import { foreignAirportNames } from '../airport-names.ts';
import type { Country } from '../provider.ts';
import { landmarks } from './content/landmarks.ts';
import { loadAirports } from './data.ts';
import type { Entry } from './entry.ts';
import { placeKey, splitRows } from './place-key.ts';

export function readAirports(): Entry[] {
  const { degree, airports } = loadAirports();
  return airports.map(({ iata, label, others, town, country, at: [lng, lat] }) => ({
    id: `airport:${iata}`,
    label,
    detail: iata,
    kind: 'airport',
    town,
    country,
    department: '',
    at: [lng / degree, lat / degree],
    isLocated: true,
    population: 0,
    keys: [
      label,
      iata,
      `${label} ${iata}`,
      label.replace(/^Aéroport (de |d’)?/, ''),
      ...foreignAirportNames(label),
      ...others,
    ]
      .map(placeKey)
      .filter((key) => key !== placeKey(town)),
  }));
}

export function readLandmarks(countryOf: (town: string) => Country): Entry[] {
  return splitRows(landmarks).map(([kind, label = '', town = '', lng, lat, others = '']) => ({
    id: `${kind}:${placeKey(label).replaceAll(' ', '-')}`,
    label,
    detail: label.includes(town) ? '' : town,
    kind: kind === 'airport' || kind === 'station' ? kind : 'landmark',
    town,
    country: countryOf(town),
    department: '',
    at: [Number(lng), Number(lat)],
    isLocated: true,
    population: 0,
    keys: [
      ...(kind === 'airport' ? [] : [label.split(',')[0] ?? '']),
      label,
      ...foreignAirportNames(label),
      ...others.split(',').filter(Boolean),
    ].map(placeKey),
  }));
}

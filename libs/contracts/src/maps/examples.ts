import type { ExamplesOf } from '../shared/example.ts';
import type { mapsRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const mapsExamples = {
  suggest: {
    query: { q: 'Orly', language: 'fr', countries: 'fr' },
    response: {
      success: true,
      data: [
        { id: 'airport:ORY', label: 'Aéroport Paris-Orly', detail: 'ORY', kind: 'airport', country: 'fr' },
      ],
    },
  },
  resolve: {
    query: { address: 'Gare de Lyon, Paris' },
    response: {
      success: true,
      data: {
        id: 'station:gare-de-lyon-paris',
        label: 'Gare de Lyon, Paris',
        kind: 'station',
        precision: 'point',
        country: 'fr',
        town: 'Paris',
        latitude: 48.8443,
        longitude: 2.3735,
        time_zone: 'Europe/Paris',
      },
    },
  },
  reverse: {
    query: { latitude: '48.8443', longitude: '2.3743' },
    response: {
      success: true,
      data: {
        id: 'address:Paris (48.8443, 2.3743)',
        label: 'Paris (48.8443, 2.3743)',
        kind: 'address',
        precision: 'point',
        country: 'fr',
        town: 'Paris',
        latitude: 48.8443,
        longitude: 2.3743,
        time_zone: 'Europe/Paris',
      },
    },
  },
  placeMap: {
    query: { address: '12 rue de la Démonstration, 75008 Paris' },
    response: {
      success: true,
      data: {
        place: {
          id: 'address:12 rue de la Démonstration, 75008 Paris',
          label: '12 rue de la Démonstration, 75008 Paris',
          kind: 'address',
          precision: 'town',
          country: 'fr',
          town: 'Paris',
          latitude: 48.8728,
          longitude: 2.3126,
          time_zone: 'Europe/Paris',
        },
        basemap: {
          roads: [
            [
              [2.2945, 48.8932],
              [2.239, 48.8843],
            ],
          ],
          trunks: [],
          coast: [],
          towns: [{ name: 'Levallois-Perret', at: [2.288, 48.895] }],
        },
        attribution: ['© GeoNames (CC BY 4.0)', 'Natural Earth', 'OurAirports'],
      },
    },
  },
  estimate: {
    body: { departure: 'Gare de Lyon, Paris', destination: 'Orly', stops: ['Ivry-sur-Seine'] },
    response: {
      success: true,
      data: {
        distance: { text: '21,3 km', value: 21265 },
        duration: { text: '42 min', value: 2524 },
        is_estimate: true,
        places: [
          {
            id: 'station:gare-de-lyon-paris',
            label: 'Gare de Lyon, Paris',
            kind: 'station',
            precision: 'point',
            country: 'fr',
            town: 'Paris',
            latitude: 48.8443,
            longitude: 2.3735,
            time_zone: 'Europe/Paris',
          },
        ],
        path: [[2.3735, 48.8443]],
        attribution: ['© GeoNames (CC BY 4.0)', 'Natural Earth', 'OurAirports'],
        basemap: {
          roads: [
            [
              [2.466, 48.793],
              [2.493, 48.794],
            ],
          ],
          trunks: [],
          coast: [],
          towns: [{ name: 'Créteil', at: [2.466, 48.793] }],
        },
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof mapsRoutes>>;

import type { ExamplesOf } from '../shared/example.ts';
import { attribution, office, spot, station } from './example-places.ts';
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
    response: { success: true, data: station },
  },
  reverse: {
    query: { latitude: '48.8443', longitude: '2.3743' },
    response: { success: true, data: spot },
  },
  placeMap: {
    query: { address: '12 rue de la Démonstration, 75008 Paris' },
    response: {
      success: true,
      data: {
        place: office,
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
        attribution,
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
        places: [station],
        path: [[2.3735, 48.8443]],
        attribution,
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

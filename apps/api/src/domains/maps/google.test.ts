import { afterAll, beforeEach, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { type Behaviour, startGoogleStandIn } from './testing/google-stand-in.ts';

const google = await startGoogleStandIn();
const api = withTestApi({
  LIVREE_GOOGLE_MAPS_SERVER_KEY: google.key,
  LIVREE_GOOGLE_MAPS_URL: google.url,
  LIVREE_PROVIDER_TIMEOUT_MS: '200',
});
afterAll(() => google.close());
beforeEach(() => {
  google.behave('well');
  // Expires the failures and cached answers of earlier tests.
  api().clock.advance({ days: testNumber++ });
  google.asked.splice(0);
});
let testNumber = 1;

const maps = () => api().client().maps;

test('Google completes typed text, and its suggestion resolves to its place', async () => {
  const { data } = await maps().suggest({ query: { q: 'tour eiffel' } });
  expect(data).toMatchObject([{ id: 'google:ChIJ-eiffel_1', kind: 'landmark', country: 'fr' }]);
  const place = await maps().resolve({ query: { id: data[0]?.id ?? '' } });
  expect(place.data).toMatchObject({
    label: 'Tour Eiffel',
    town: 'Paris',
    country: 'fr',
    precision: 'point',
    timeZone: 'Europe/Paris',
  });
  expect(place.data.latitude).toBeCloseTo(48.858, 2);
});

test('an address has precision “street”, and a position gets a name', async () => {
  const { data } = await maps().resolve({ query: { address: '12 Rue de la République' } });
  expect(data).toMatchObject({ kind: 'address', precision: 'street', town: 'Lyon' });
  const here = await maps().reverse({ query: { latitude: 48.8584, longitude: 2.2945 } });
  expect(here.data.label).toContain('Anatole France');
});

test('a drive has Google’s figures, which are not an estimate', async () => {
  const { data } = await maps().estimate({
    body: { departure: 'Tour Eiffel', destination: '12 Rue de la République' },
  });
  expect(data).toMatchObject({
    distance: { value: 465_123 },
    duration: { value: 16_620 },
    isEstimate: false,
    source: 'directions',
  });
  expect(data.isFallback).toBeUndefined();
  expect(data.attribution).toContain('Google Maps');
  expect(data.basemap?.towns.length).toBeGreaterThan(0);
});

test('a place outside the served countries is not found, and not searched for elsewhere', async () => {
  await expect(maps().resolve({ query: { address: 'New York' } })).rejects.toMatchObject({ status: 404 });
  await expect(maps().resolve({ query: { id: 'google:unknown' } })).rejects.toMatchObject({ status: 404 });
  await expect(maps().resolve({ query: { id: 'google:../x' } })).rejects.toMatchObject({ status: 404 });
});

test('the same question is asked once', async () => {
  await maps().suggest({ query: { q: 'tour eiffel' } });
  await maps().suggest({ query: { q: 'tour eiffel' } });
  expect(google.asked).toEqual(['/v1/places:autocomplete']);
});

test('one failure is retried', async () => {
  google.behave('down_once');
  const { data } = await maps().suggest({ query: { q: 'tour eiffel' } });
  expect(data[0]?.id).toBe('google:ChIJ-eiffel_1');
  expect(google.asked).toHaveLength(2);
});

test.each<[Behaviour, string]>([
  ['down', 'UNKNOWN_ERROR'],
  ['slow', 'UNKNOWN_ERROR'],
  ['reset', 'UNKNOWN_ERROR'],
  ['over_quota', 'OVER_QUERY_LIMIT'],
  ['garbled', 'UNKNOWN_ERROR'],
  ['denied', 'REQUEST_DENIED'],
])(
  'while Google is %s the embedded maps answer and say so; a place that only Google knows is %s',
  async (how, status) => {
    google.behave(how);
    const { data } = await maps().suggest({ query: { q: 'lyon' } });
    expect(data[0]).toMatchObject({ label: 'Lyon', isFallback: true });
    const route = await maps().estimate({ body: { departure: 'Paris', destination: 'Lyon' } });
    expect(route.data).toMatchObject({ isEstimate: true, isFallback: true, source: 'known_trip' });
    expect(route.data.places[0]).toMatchObject({ label: 'Paris', isFallback: true });
    const place = await maps().resolve({ query: { id: data[0]?.id ?? '' } });
    expect(place.data.town).toBe('Lyon');
    expect(google.asked.length).toBeLessThanOrEqual(2);
    const ofGoogle = maps().resolve({ query: { id: 'google:ChIJ-eiffel_1' } });
    const message = `Erreur de géocodage\u00A0: ${status}`;
    await expect(ofGoogle).rejects.toMatchObject({ status: 503, message });
    google.behave('well');
    api().clock.advance({ minutes: 1 });
    const later = await maps().suggest({ query: { q: 'tour eiffel' } });
    expect(later.data[0]?.isFallback).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('what is typed is completed, and a suggestion resolves to its place', async () => {
  const { data } = await api()
    .client()
    .maps.suggest({ query: { q: 'cdg' } });
  expect(data[0]?.label).toContain('Charles');
  const place = await api()
    .client()
    .maps.resolve({ query: { id: data[0]?.id ?? '' } });
  expect(place.data.label).toBe(data[0]?.label);
  expect(place.data.latitude).toBeCloseTo(49, 0);
  expect(place.data.timeZone).toBe('Europe/Paris');
});

test('suggestions keep to the countries asked for, of those served', async () => {
  const countries = async (query: { q: string; countries?: string }) =>
    new Set((await api().client().maps.suggest({ query })).data.map(({ country }) => country));
  expect(await countries({ q: 'gen' })).not.toContain('ch');
  expect(await countries({ q: 'genève', countries: 'ch' })).toEqual(new Set(['ch']));
  expect(await countries({ q: 'alger', countries: 'dz' })).not.toContain('dz');
});

test('a drive has its distance, its duration in the language of the caller, and a line', async () => {
  const body = { departure: 'Paris', destination: 'Lyon', stops: ['Dijon'] };
  const { data } = await api().client({ language: 'en' }).maps.estimate({ body });
  expect(data.distance.value).toBeGreaterThan(450_000);
  expect(data.duration.text).toMatch(/^\d/);
  expect(data.isEstimate).toBe(true);
  expect(data.places.map(({ town }) => town)).toEqual(['Paris', 'Dijon', 'Lyon']);
  expect(data.path.length).toBeGreaterThan(2);
});

test('an unknown address is named, an address too short is a fault of its field', async () => {
  const unknown = api()
    .client()
    .maps.estimate({ body: { departure: 'Qzxvw kjhgf', destination: 'Lyon' } });
  await expect(unknown).rejects.toMatchObject({ status: 404, message: 'Adresse non trouvée: Qzxvw kjhgf' });
  const response = await api().app.inject({
    method: 'POST',
    url: '/api/routes/estimate',
    payload: { departure: 'P', destination: 'Lyon' },
  });
  expect(response.json().errors).toEqual({ departure: ["L'adresse de départ est requise"] });
});

test('coordinates in the sea are no place', async () => {
  await expect(
    api()
      .client()
      .maps.reverse({ query: { latitude: 30, longitude: -40 } }),
  ).rejects.toMatchObject({ status: 404 });
  const { data } = await api()
    .client()
    .maps.reverse({ query: { latitude: 45.76, longitude: 4.84 } });
  expect(data.label).toContain('Lyon');
});

import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('typed text is completed, and a suggestion resolves to its place', async () => {
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

test('airports are named in the language of the caller, and found by that name', async () => {
  const german = api().client({ language: 'de' });
  const { data } = await german.maps.suggest({ query: { q: 'flughafen orly' } });
  expect(data[0]).toMatchObject({ id: 'airport:ORY', label: 'Flughafen Paris-Orly' });
  const { data: place } = await german.maps.resolve({ query: { address: 'Flughafen Paris-Orly' } });
  expect(place).toMatchObject({ kind: 'airport', town: 'Paris' });
});

test('suggestions stay within the requested countries that are served', async () => {
  const countries = async (query: { q: string; countries?: string }) =>
    new Set((await api().client().maps.suggest({ query })).data.map(({ country }) => country));
  expect(await countries({ q: 'gen' })).not.toContain('ch');
  expect(await countries({ q: 'genève', countries: 'ch' })).toEqual(new Set(['ch']));
  expect(await countries({ q: 'alger', countries: 'dz' })).not.toContain('dz');
});

test('requested kinds come first, and of equal matches the closer one', async () => {
  const suggest = async (query: { q: string; first?: string; near?: string }) =>
    (await api().client().maps.suggest({ query })).data;
  expect((await suggest({ q: 'lyon' }))[0]?.kind).toBe('town');
  expect((await suggest({ q: 'lyon', first: 'airport,station' }))[0]?.kind).toBe('airport');
  expect((await suggest({ q: 'gare', near: '45.76,4.84' }))[0]?.label).toContain('Lyon');
});

test.each([
  ['/api/places/suggest?q=p', 'q'],
  ['/api/places/suggest?q=paris&first=hotel', 'first'],
  ['/api/places/suggest?q=paris&near=here', 'near'],
  ['/api/places/suggest?q=paris&countries=france', 'countries'],
  ['/api/places/map?address=x', 'address'],
  ['/api/places/reverse?latitude=91&longitude=2', 'latitude'],
  ['/api/places/reverse?latitude=48', 'longitude'],
])('%s is an error of %s', async (url, field) => {
  const response = await api().app.inject({ url });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)).toEqual([field]);
});

test('a place states its precision', async () => {
  const precision = async (address: string) =>
    (await api().client().maps.resolve({ query: { address } })).data.precision;
  expect(await precision('Gare du Nord, Paris')).toBe('point');
  expect(await precision('14 rue de la Paix, 75002 Paris')).toBe('town');
  expect(await precision('1 rue du Moulin, 23999 Petit Hameau')).toBe('approximate');
});

test('a drive over the sea is refused, and a known drive says that it is known', async () => {
  const drive = (departure: string, destination: string) =>
    api().client().maps.estimate({ body: { departure, destination } });
  await expect(drive('Ajaccio', 'Nice')).rejects.toMatchObject({ status: 422, code: 'maps.no_route' });
  expect((await drive('Paris', 'Lyon')).data.source).toBe('known_trip');
  expect((await drive('Gap', 'Lyon')).data.source).toBe('network');
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

test('an address has a map of its surroundings', async () => {
  const query = { address: '12 rue de la Démonstration, 75008 Paris' };
  const { place, basemap, attribution } = (await api().client().maps.placeMap({ query })).data;
  expect(place.town).toBe('Paris');
  expect(basemap.towns.map(({ name }) => name)).toContain('Versailles');
  expect([...basemap.roads, ...basemap.trunks].flat().length).toBeGreaterThan(40);
  expect(attribution).not.toEqual([]);
});

test('the error names an unknown address, and the field of an address that is too short', async () => {
  const unknown = api()
    .client()
    .maps.estimate({ body: { departure: 'Qzxvw kjhgf', destination: 'Lyon' } });
  await expect(unknown).rejects.toMatchObject({
    status: 404,
    message: 'Adresse non trouvée\u00A0: Qzxvw kjhgf',
  });
  const body = { departure: 'Qzxvw kjhgf', destination: 'Wxqzv fghjk' };
  await expect(api().client().maps.estimate({ body })).rejects.toMatchObject({
    message: 'Adresses invalides',
  });
  const response = await api().app.inject({
    method: 'POST',
    url: '/api/routes/estimate',
    payload: { departure: 'P', destination: 'Lyon' },
  });
  expect(response.json().errors).toEqual({ departure: ['L’adresse de départ est requise'] });
});

test('coordinates in the sea are not a place', async () => {
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

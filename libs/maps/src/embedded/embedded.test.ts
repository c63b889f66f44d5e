import { describe, expect, it } from 'vitest';
import { MapsError } from '../index.ts';
import { createEmbeddedMaps } from './index.ts';

const maps = createEmbeddedMaps();
const countries = ['fr', 'dz', 'mc', 'ch', 'gb'];
const locate = (text: string) => maps.places.locate(text, countries);
const suggest = async (typed: string, only = ['fr']) =>
  (await maps.places.suggest(typed, { countries: only, limit: 5 })).map(({ label }) => label);

describe('suggest', () => {
  it('returns nothing for less than two characters', async () => {
    expect(await suggest(' p')).toEqual([]);
  });

  it.each([
    ['pa', 'Paris'],
    ['CDG', 'Aéroport Paris-Charles-de-Gaulle'],
    ['orly', 'Aéroport Paris-Orly'],
    ['saint etienne', 'Saint-Étienne'],
    ['ST MALO', 'Saint-Malo'],
    ['gare du no', 'Gare du Nord, Paris'],
    ['lyon part', 'Gare de Lyon-Part-Dieu'],
    ['marseile', 'Marseille'],
    ['aeroprt nice', 'Aéroport Nice-Côte d’Azur'],
    ["aéroport d'orly", 'Aéroport Paris-Orly'],
    ['saint etiene', 'Saint-Étienne'],
    ['06400', 'Cannes'],
    ["l'abergement-clemenciat", "L'Abergement-Clémenciat"],
  ])('answers %s with %s first', async (typed, first) => {
    expect((await suggest(typed))[0]).toBe(first);
  });

  it('stays within the countries', async () => {
    expect(await suggest('algiers')).toEqual([]);
    expect((await suggest('algiers', ['dz']))[0]).toBe('Alger');
  });

  it.each([
    ['londres', 'gb', 'Londres'],
    ['london', 'gb', 'Londres'],
    ['freiburg', 'de', 'Fribourg-en-Brisgau'],
    ['milan', 'it', 'Milan'],
  ])('knows %s (%s) by its names', async (typed, country, label) => {
    expect((await suggest(typed, [country]))[0]).toBe(label);
  });

  it('lists the requested kinds first', async () => {
    const of = async (first: readonly ('airport' | 'station')[]) =>
      (await maps.places.suggest('paris', { countries: ['fr'], limit: 4, first })).map(({ kind }) => kind);
    expect((await of([]))[0]).toBe('town');
    expect(new Set(await of(['airport']))).toEqual(new Set(['airport']));
    expect(new Set(await of(['station']))).toEqual(new Set(['station']));
  });

  it('prefers the closest of equal matches', async () => {
    const near = (await locate('Lyon')).at;
    const [first] = await maps.places.suggest('gare', { countries: ['fr'], limit: 1, near });
    expect(first?.label).toContain('Lyon-P');
  });

  it('suggests a typed street address once its town is known', async () => {
    expect((await suggest('14 rue de la Paix, 75002 Paris'))[0]).toBe('14 rue de la Paix, 75002 Paris');
    expect(await suggest('14 rue de la Paix, Nulleville')).toEqual([]);
  });

  it('resolves each suggestion and each label to the same place', async () => {
    for (const typed of [
      'par',
      'orly',
      'saint-denis',
      'aéroport',
      'tour',
      '12 cours Mirabeau, Aix-en-Provence',
    ]) {
      for (const { id, label } of await maps.places.suggest(typed, { countries: ['fr'], limit: 8 })) {
        const place = await maps.places.resolve(id);
        expect((await maps.places.locate(label, ['fr'])).at).toEqual(place.at);
      }
    }
  });
});

describe('locate', () => {
  it.each([
    ['14, rue de la Paix, 75002 Paris', 'Paris', 'town'],
    ['Aéroport Paris-Charles-de-Gaulle, terminal 2E', 'Paris', 'point'],
    ['Gare du Nord, 75010 Paris', 'Paris', 'point'],
    ['3 rue de Lyon, 59000 Lille', 'Lille', 'town'],
    ['12 rue de Lyon, Paris', 'Paris', 'town'],
    ['Place de la Bourse, 75002 Paris', 'Paris', 'town'],
    ['1 rue du Moulin, 23999 Petit Hameau', 'Guéret', 'approximate'],
    ['Rue Didouche Mourad, Alger, Algérie', 'Alger', 'town'],
    ['Saint-Denis (93)', 'Saint-Denis', 'town'],
    ['Genève', 'Genève', 'town'],
    ["Aéroport Nice-Côte d'Azur (NCE)", 'Nice', 'point'],
    ['16 rue Didouche Mourad, 16000 Alger', 'Alger', 'town'],
    ['3 chemin du Lac, 01400 L’Abergement-Clémenciat', "L'Abergement-Clémenciat", 'approximate'],
    ['Château du Hameau inconnu, 06400', 'Cannes', 'approximate'],
    ['Orly', 'Paris', 'point'],
    ["Aéroport d'Orly", 'Paris', 'point'],
    ['aéroport de Toulouse', 'Toulouse', 'point'],
    ['Gare de Lille', 'Lille', 'point'],
    ['5 rue du Commerce, 94310 Orly', 'Orly', 'town'],
  ])('finds %s in %s, with precision %s', async (text, town, precision) => {
    expect(await locate(text)).toMatchObject({ town, precision });
  });

  it.each(['asdfgh', '3 rue de Lyon', ''])('refuses “%s” and names it', async (text) => {
    await expect(locate(text)).rejects.toEqual(new MapsError('address_not_found', text));
  });

  it('returns the time zone of the place', async () => {
    const zones = await Promise.all(['Nice', 'Oran', 'Genève', 'Londres'].map(locate));
    expect(zones.map(({ timeZone }) => timeZone)).toEqual([
      'Europe/Paris',
      'Africa/Algiers',
      'Europe/Zurich',
      'Europe/London',
    ]);
  });

  it('refuses an unknown id', async () => {
    await expect(maps.places.resolve('airport:XXX')).rejects.toEqual(
      new MapsError('place_not_found', 'airport:XXX'),
    );
  });
});

it('names a position by its town, and locates that name again', async () => {
  const at = [2.3522, 48.8566] as const;
  const place = await maps.places.reverse(at);
  expect(place?.town).toBe('Paris');
  expect((await locate(place?.label ?? '')).at).toEqual(at);
  expect(await maps.places.reverse([-30, 45])).toBeNull();
  expect((await maps.places.reverse([2.5501, 49.0121]))?.id).toBe('airport:CDG');
  expect((await maps.places.reverse([2.3554, 48.8808]))?.label).toBe('Gare du Nord, Paris');
  expect(await maps.places.reverse([5.53, 22.8])).toMatchObject({
    country: 'dz',
    timeZone: 'Africa/Algiers',
  });
});

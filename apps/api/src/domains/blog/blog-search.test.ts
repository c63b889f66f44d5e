import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

async function search(q: string, more: Readonly<Record<string, string>> = {}) {
  const { data } = await api()
    .client()
    .blog.search({ query: { q, ...more } });
  return data.items.map(({ slug }) => slug);
}

test.each([
  ['électrique', 'vehicules-electriques'],
  ['ELECTRIQUES', 'vehicules-electriques'],
  ['Véhicules électriq', 'vehicules-electriques'],
  ['recevoir', 'art-de-recevoir'],
  ['l’art de recevoir', 'art-de-recevoir'],
  ['departs matinaux', 'preparer-depart-matinal'],
  ['mariés voiture', 'mariages-evenements'],
])('%s finds %s first', async (text, slug) => {
  api().clock.set('2026-06-02T08:00:00Z');
  expect((await search(text))[0]).toBe(slug);
});

test('every word counts, and the filters of the list apply', async () => {
  expect(await search('électrique zzzzzz')).toEqual([]);
  expect(await search('transfert aéroport')).toContain('transfert-aeroport');
  expect(await search('transfert aéroport', { excludeTag: 'services' })).not.toContain('transfert-aeroport');
  expect(await search('transfert', { category: 'services' })).toContain('transfert-affaires');
});

test('a search pages and sorts like a list', async () => {
  api().clock.set('2026-11-21T12:00:00Z');
  const { client } = api();
  const query = { q: 'chauffeur', perPage: 2, sortBy: 'published_at', sortOrder: 'asc' } as const;
  const first = (await client().blog.search({ query })).data;
  const second = (await client().blog.search({ query: { ...query, page: 2 } })).data;
  expect(first.items).toHaveLength(2);
  expect(first.total).toBeGreaterThan(4);
  const dates = [...first.items, ...second.items].map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted());
});

test.each([
  "' or 1=1 --",
  'a & | ! ( ) : * <->',
  "aéroport':*&(",
  String.raw`\ % _ \\`,
  '!!!',
  '日本語',
  'a '.repeat(100),
  '1e309 0x41 2,50',
  '<script>alert(1)</script>',
])('%s is searched as text', async (text) => {
  const response = await api().app.inject({ url: '/api/blog/search', query: { q: text } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ success: true });
});

test('an empty text lists everything, punctuation alone finds nothing', async () => {
  api().clock.set('2026-11-21T12:00:00Z');
  const everything = (await api().client().blog.list()).data.total;
  expect((await api().client().blog.search()).data.total).toBe(everything);
  expect(await search('?!')).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
beforeEach(() => api().clock.set('2026-11-21T12:00:00Z'));
const slug = 'chauffeur-prive';
const blog = (language?: 'fr' | 'en' | 'es' | 'de') =>
  api().client(language === undefined ? {} : { language }).blog;

test.each([
  ['en', 'A private chauffeur, by the hour or by the day', 'Livrée editorial team'],
  ['es', 'Un chófer privado, por horas o por días', 'Redacción de Livrée'],
  ['de', 'Ein Privatchauffeur, stundenweise oder für den ganzen Tag', 'Redaktion Livrée'],
] as const)('an article is available in %s', async (language, title, author) => {
  const { data } = await blog(language).readBySlug({ params: { slug } });
  expect(data.languages).toEqual(['fr', 'de', 'en', 'es']);
  expect(data).toMatchObject({ title, language, slug, author: { name: author } });
  const french = (await blog('fr').readBySlug({ params: { slug } })).data;
  expect(french).toMatchObject({ id: data.id, language: 'fr', author: { name: 'La rédaction Livrée' } });
  expect(data.content).not.toBe(french.content);
});

test('an untranslated article is in French, and marked as such', async () => {
  const { data } = await blog('de').readBySlug({ params: { slug: 'oran-et-constantine' } });
  expect(data).toMatchObject({
    language: 'fr',
    languages: ['fr'],
    title: expect.stringContaining('deux villes'),
    author: { name: 'Redaktion Livrée' },
  });
  expect(data.category).toEqual({ name: 'Luxus', slug: 'luxury' });
  expect(data.tags.map(({ name }) => name)).toEqual(['Algerien', 'Regionen']);
});

test('categories and tags have their names in every language', async () => {
  const { data } = await blog('es').categories({ query: { excludeCategory: 'services' } });
  expect(data.map(({ name }) => name)).toEqual(['Actualidad', 'Consejos', 'Eventos', 'Lujo']);
  const tags = (await blog('en').tags()).data;
  expect(tags.find((tag) => tag.slug === 'bagages')?.name).toBe('luggage');
});

test('a search finds words of the reader’s language and of French, in all forms', async () => {
  const found = async (language: 'en' | 'de' | 'fr', q: string) =>
    (await blog(language).search({ query: { q } })).data.items.map((article) => article.slug);
  expect(await found('en', 'chauffeurs cloakrooms')).toContain(slug);
  expect(await found('de', 'Schauer Garderobe')).toContain(slug);
  expect(await found('de', 'parapluie')).toContain(slug);
  expect(await found('fr', 'cloakroom')).not.toContain(slug);
  expect((await blog('en').search({ query: { q: 'cloakroom' } })).data.total).toBe(1);
});

test('an article rewritten by an operator loses its outdated translations', async () => {
  const editing = api().client({ token: await operatorToken(api()) }).blog;
  const { id } = (await blog().readBySlug({ params: { slug } })).data;
  await editing.edit({ params: { id }, body: { title: 'Autre', content: '<p>Autre texte</p>' } });
  expect((await blog('de').readBySlug({ params: { slug } })).data).toMatchObject({
    title: 'Autre',
    language: 'fr',
  });
});

import type { ArticleRequest } from '@livree/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

/** Deletes what a test wrote; the product's own articles stay. */
afterEach(async () => {
  const { db } = api().deps;
  const seeded = db.selectFrom('blog_seeded_articles').select('slug');
  await db.deleteFrom('blog_articles').where('slug', 'not in', seeded).execute();
});

const operator = async () => api().client({ token: await operatorToken(api()) }).blog;

const anArticle = (changes: Partial<ArticleRequest> = {}): ArticleRequest => ({
  title: 'L’été à Nice',
  content: '<p>La promenade, le matin, avant la foule.</p>',
  tags: ['Côte d’Azur', 'été'],
  categoryId: 5,
  ...changes,
});

describe('translations', () => {
  const german = { title: 'Der Sommer in Nizza', content: '<p>Die Promenade.<script>x()</script></p>' };

  test('are written with the article, cleaned and searchable; an edit that omits them deletes them', async () => {
    const blog = await operator();
    const { data: draft } = await blog.create({ body: anArticle({ translations: { de: german } }) });
    const stored = {
      title: german.title,
      excerpt: 'Die Promenade.',
      content: '<p>Die Promenade.</p>',
      featuredImageAlt: '',
    };
    expect(draft.translations).toEqual({ de: stored });
    const params = { id: draft.id };
    await blog.publish({ params });
    const reader = api().client({ language: 'de' }).blog;
    expect((await reader.read({ params })).data).toMatchObject({
      ...stored,
      language: 'de',
      author: { name: 'Redaktion Livrée' },
    });
    expect((await reader.search({ query: { q: 'nizza' } })).data.items.map(({ id }) => id)).toEqual([
      params.id,
    ]);
    const english = {
      title: 'Summer in Nice',
      excerpt: 'Before the crowd',
      content: '<p>The promenade.</p>',
    };
    await blog.edit({ params, body: anArticle({ translations: { en: english, de: german } }) });
    expect((await blog.readManaged({ params })).data.translations).toMatchObject({ en: english, de: stored });
    await blog.edit({ params, body: anArticle() });
    expect((await reader.read({ params })).data).toMatchObject({ title: 'L’été à Nice', language: 'fr' });
  });

  test('title the list of operators in their language, and what has none in French', async () => {
    const token = await operatorToken(api());
    const listed = async (language: 'de' | 'en') => {
      const { data } = await api()
        .client({ token, language })
        .blog.manage({ query: { state: 'draft' } });
      return data.items.map(({ title, language: written }) => [title, written]);
    };
    await (await operator()).create({ body: anArticle({ translations: { de: german } }) });
    expect(await listed('de')).toEqual([['Der Sommer in Nizza', 'de']]);
    expect(await listed('en')).toEqual([['L’été à Nice', 'fr']]);
  });

  test('say what the main picture shows; without a picture nothing is kept', async () => {
    const blog = await operator();
    const said = {
      featuredImageAlt: 'Une plage de galets',
      translations: { de: { ...german, featuredImageAlt: 'Ein Kiesstrand' } },
    };
    const featuredImage = '/pictures/hero.jpeg';
    const { data } = await blog.create({ body: anArticle({ ...said, featuredImage }) });
    const params = { id: data.id };
    await blog.publish({ params });
    const read = async (language: 'fr' | 'de' | 'en') =>
      (await api().client({ language }).blog.read({ params })).data.featuredImageAlt;
    // Without a translation the article is in French, and so is what its picture shows.
    expect(await Promise.all([read('fr'), read('de'), read('en')])).toEqual([
      'Une plage de galets',
      'Ein Kiesstrand',
      'Une plage de galets',
    ]);
    const { data: bare } = await blog.edit({ params, body: anArticle(said) });
    expect([bare.featuredImageAlt, bare.translations?.de?.featuredImageAlt]).toEqual(['', '']);
  });

  test('without words are refused', async () => {
    const blog = await operator();
    const empty = { ...german, content: '<script>x()</script>' };
    const refused = { status: 422, fieldErrors: { 'translations.de.content': [expect.any(String)] } };
    await expect(blog.create({ body: anArticle({ translations: { de: empty } }) })).rejects.toMatchObject(
      refused,
    );
    expect((await blog.manage({ query: { state: 'draft' } })).data.total).toBe(0);
  });
});

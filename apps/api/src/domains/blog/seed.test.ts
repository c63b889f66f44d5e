import { afterEach, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { seedBlog } from './seed.ts';

const api = withTestApi();
const slug = 'art-de-recevoir';

const seedAgain = () => {
  const { db, config } = api().deps;
  return db.transaction().execute((trx) => seedBlog(trx, config));
};

const rows = () => api().deps.db.selectFrom('blog_articles').selectAll().orderBy('id').execute();

afterEach(async () => {
  const { db } = api().deps;
  await db.deleteFrom('blog_seeded_articles').execute();
  await db.deleteFrom('blog_articles').execute();
  await seedAgain();
});

test('a second start writes nothing', async () => {
  const before = await rows();
  const marked = { title: 'unchanged by the seed' };
  await api().deps.db.updateTable('blog_articles').set(marked).where('slug', '=', slug).execute();
  await seedAgain();
  expect(await rows()).toEqual(before.map((row) => (row.slug === slug ? { ...row, ...marked } : row)));
});

test('an article with a changed file is rewritten under its id', async () => {
  const before = await rows();
  const { db } = api().deps;
  await db.updateTable('blog_seeded_articles').set({ digest: '' }).where('slug', '=', slug).execute();
  await db
    .updateTable('blog_articles')
    .set({ title: 'old', content: 'old' })
    .where('slug', '=', slug)
    .execute();
  await db.deleteFrom('blog_article_tags').execute();
  await seedAgain();
  expect(await rows()).toEqual(before);
  const { data } = await api().client().blog.readBySlug({ params: { slug } });
  expect(data.tags.map(({ name }) => name)).toEqual(['étiquette', 'affaires']);
});

test('articles edited or deleted by an operator stay so, even if their file changes', async () => {
  const blog = api().client({ token: await operatorToken(api()) }).blog;
  const [edited, deleted] = await Promise.all(
    [slug, 'chauffeur-prive'].map(
      async (name) => (await blog.readBySlug({ params: { slug: name } })).data.id,
    ),
  );
  await blog.edit({ params: { id: edited ?? 0 }, body: { title: 'Autre', content: '<p>Autre texte</p>' } });
  await blog.remove({ params: { id: deleted ?? 0 } });
  await api().deps.db.updateTable('blog_seeded_articles').set({ digest: 'another' }).execute();
  await seedAgain();
  expect((await blog.readBySlug({ params: { slug } })).data.title).toBe('Autre');
  await expect(blog.readBySlug({ params: { slug: 'chauffeur-prive' } })).rejects.toMatchObject({
    status: 404,
  });
});

test('an operator’s article with the same slug stays unchanged', async () => {
  const { db } = api().deps;
  await db.deleteFrom('blog_seeded_articles').where('slug', '=', slug).execute();
  await db.updateTable('blog_articles').set({ title: 'Le mien' }).where('slug', '=', slug).execute();
  await seedAgain();
  expect((await api().client().blog.readBySlug({ params: { slug } })).data.title).toBe('Le mien');
});

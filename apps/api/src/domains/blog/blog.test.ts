import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('the front page lists the newest articles first, without those of the services', async () => {
  const { data } = await api()
    .client()
    .blog.list({ query: { perPage: 2, sortBy: 'published_at', sortOrder: 'desc', excludeTag: 'services' } });
  expect(data).toMatchObject({ total: 3, pageCount: 2, page: 1 });
  expect(data.items.map(({ slug }) => slug)).toEqual(['art-de-recevoir', 'vehicules-electriques']);
});

test('the footer reads the services by the id of their category, or by its slug', async () => {
  for (const category of ['2', 'services']) {
    const { data } = await api().client().blog.list({ query: { category } });
    expect(data.items).toHaveLength(4);
    expect(data.items[0]?.category).toEqual({ name: 'services', slug: 'services' });
  }
});

test('an article of tomorrow is not shown yet, nor counted', async () => {
  api().clock.set('2026-03-01T00:00:00Z');
  const { data } = await api().client().blog.list();
  expect(data.total).toBe(4);
  const categories = await api()
    .client()
    .blog.categories({ query: { excludeCategory: 'services' } });
  expect(categories.data.map(({ slug, blogsCount }) => [slug, blogsCount])).toEqual([
    ['news', 0],
    ['tips', 0],
    ['events', 0],
    ['luxury', 0],
  ]);
});

test('a sort that does not exist is refused', async () => {
  const response = await api().app.inject({ url: '/api/blog?sort_by=password' });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toHaveProperty('sort_by');
});

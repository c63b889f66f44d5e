import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const blog = () => api().client().blog;
const today = '2026-11-21T12:00:00Z';
const slugs = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);

test('the front page lists the newest articles first, without those of the services', async () => {
  api().clock.set(today);
  const query = { perPage: 6, sortBy: 'published_at', sortOrder: 'desc', excludeTag: 'services' } as const;
  const { data } = await blog().list({ query: { ...query, page: 1 } });
  expect(data).toMatchObject({ page: 1, perPage: 6, pageCount: Math.ceil(data.total / 6) });
  expect(data.total).toBeGreaterThanOrEqual(14);
  const dates = data.items.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const pages = Array.from({ length: data.pageCount }, (_, index) => index + 1);
  const all = await Promise.all(pages.map((page) => blog().list({ query: { ...query, page } })));
  const items = all.flatMap((answer) => answer.data.items);
  expect(new Set(slugs(items)).size).toBe(data.total);
  expect(items.filter(({ category }) => category?.slug === 'services')).toEqual([]);
});

test.each(['2', 'services'])(
  'the footer reads the four service articles by category %s',
  async (category) => {
    const query = { page: 1, perPage: 6, sortBy: 'published_at', sortOrder: 'desc', category } as const;
    const { data } = await blog().list({ query });
    expect(slugs(data.items)).toEqual([
      'mariages-evenements',
      'chauffeur-prive',
      'transfert-affaires',
      'transfert-aeroport',
    ]);
    expect(data.items[0]?.category).toEqual({ name: 'services', slug: 'services' });
    expect((await blog().byCategory({ params: { category } })).data.total).toBe(4);
  },
);

test('the page of the service tag lists the service articles', async () => {
  for (const tag of ['services', 'Services']) {
    const { data } = await blog().byTag({ params: { tag } });
    expect(data.total).toBe(4);
  }
  const excluded = await blog().byTag({ params: { tag: 'services' }, query: { excludeTag: 'services' } });
  expect(excluded.data.items).toEqual([]);
});

test('a tag is found by its name, with or without accents, its slug or its id', async () => {
  const tag = (await blog().tags()).data.find(({ slug }) => slug === 'aeroport');
  const found = await Promise.all(
    ['aéroport', 'AEROPORT', String(tag?.id)].map((name) => blog().byTag({ params: { tag: name } })),
  );
  const [first] = found;
  expect(first?.data.total).toBeGreaterThan(1);
  for (const { data } of found) expect(data).toEqual(first?.data);
  expect((await blog().byTag({ params: { tag: 'inconnu' } })).data.items).toEqual([]);
});

test('tags and their counts are those of the blog itself, most used first', async () => {
  api().clock.set(today);
  const { data } = await blog().tags();
  expect(slugs(data)).not.toContain('services');
  const counts = data.map(({ blogsCount }) => blogsCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const { slug, blogsCount } of data.slice(0, 3)) {
    const listed = await blog().byTag({ params: { tag: slug }, query: { excludeTag: 'services' } });
    expect(listed.data.total, slug).toBe(blogsCount);
  }
});

test('categories count what their lists show', async () => {
  api().clock.set(today);
  const { data } = await blog().categories({ query: { excludeCategory: 'services' } });
  expect(slugs(data)).toEqual(['news', 'tips', 'events', 'luxury']);
  for (const { slug, blogsCount } of data) {
    expect((await blog().list({ query: { category: slug } })).data.total, slug).toBe(blogsCount);
    expect(blogsCount).toBeGreaterThan(0);
  }
  expect(slugs((await blog().categories()).data)).toContain('services');
});

test('a future article is neither listed, found, counted nor related', async () => {
  api().clock.set('2026-02-02T07:59:59Z');
  expect((await blog().list()).data.total).toBe(3);
  expect((await blog().categories()).data.map(({ blogsCount }) => blogsCount)).toEqual([0, 3, 0, 0, 0]);
  expect((await blog().search({ query: { q: 'mariages' } })).data.total).toBe(0);
  expect((await blog().recent()).data).toHaveLength(3);
  const slug = 'mariages-evenements';
  await expect(blog().readBySlug({ params: { slug } })).rejects.toMatchObject({ status: 404 });
  api().clock.set('2026-02-02T08:00:00Z');
  const { data } = await blog().readBySlug({ params: { slug } });
  expect((await blog().read({ params: { id: data.id } })).data).toEqual(data);
});

test('an article is read by its slug and by its id', async () => {
  const { data } = await blog().readBySlug({ params: { slug: 'art-de-recevoir' } });
  expect(data).toMatchObject({
    title: 'L’art de recevoir à bord',
    author: { name: 'La rédaction Livrée', email: 'contact@livree.example' },
    category: { name: 'Luxe', slug: 'luxury' },
    readingTime: 4,
  });
  expect(data.content).toContain('<h2>');
  await expect(blog().readBySlug({ params: { slug: 'inconnu' } })).rejects.toMatchObject({
    status: 404,
    code: 'blog.not_found',
    message: 'Article non trouvé',
  });
});

test('recent articles are five by default, and at most twenty', async () => {
  api().clock.set(today);
  const { data } = await blog().recent({ query: { excludeTag: 'services' } });
  expect(data).toHaveLength(5);
  expect(data.filter(({ category }) => category?.slug === 'services')).toEqual([]);
  expect((await blog().recent({ query: { limit: 2 } })).data).toEqual(data.slice(0, 2));
  expect((await blog().recent({ query: { limit: 999 } })).data).toHaveLength(20);
});

test('articles that the operator features are featured', async () => {
  const { data } = await blog().featured({ query: { excludeTag: 'services' } });
  expect(slugs(data)).toContain('art-de-recevoir');
});

test('related articles share tags or category, and service articles relate only to each other', async () => {
  api().clock.set(today);
  const service = await blog().readBySlug({ params: { slug: 'transfert-aeroport' } });
  const services = await blog().related({ params: { id: service.data.id }, query: { limit: 20 } });
  expect(services.data).toHaveLength(3);
  const article = await blog().readBySlug({ params: { slug: 'preparer-depart-matinal' } });
  const { data } = await blog().related({ params: { id: article.data.id } });
  expect(data).toHaveLength(3);
  expect(slugs(data)).not.toContain('preparer-depart-matinal');
  for (const { tags, category } of data) {
    expect(category?.slug).not.toBe('services');
    expect(tags.some(({ slug }) => ['conseils', 'aeroport', 'nuit'].includes(slug ?? ''))).toBe(true);
  }
  await expect(blog().related({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
});

test('titles sort in French alphabetical order', async () => {
  api().clock.set(today);
  const { data } = await blog().list({ query: { sortBy: 'title', perPage: 100 } });
  const titles = data.items.map(({ title }) => title);
  const plain = titles.map((title) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(plain).toEqual(plain.toSorted());
});

test.each([
  ['/api/blog?sort_by=password', 422],
  ['/api/blog?per_page=-1', 422],
  ['/api/blog?page=999999999&per_page=999999999', 200],
  ['/api/blog/0', 404],
  ['/api/blog/99999999999', 404],
  ['/api/blog/abc', 404],
  ['/api/blog/1;drop table blog_articles', 404],
  ['/api/blog/slug/..%2f..%2fetc', 404],
  ['/api/blog/tag/%00', 200],
  ['/api/blog/category/%00', 400],
  [`/api/blog/tag/${'a'.repeat(250)}`, 404],
  ['/api/blog/recent?limit=x', 422],
])('%s answers %s', async (url, status) => {
  const response = await api().app.inject({ url: encodeURI(decodeURI(url)).replace('%2500', '%00') });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toHaveProperty('success');
});

import type { ArticleRequest } from '@livree/contracts';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepPicturesJob } from './blog.jobs.ts';

const api = withTestApi();
const published = { slug: 'art-de-recevoir' };

/** Deletes what a test wrote; the product's own articles stay. */
afterEach(async () => {
  const { db } = api().deps;
  const seeded = db.selectFrom('blog_seeded_articles').select('slug');
  await db.deleteFrom('blog_articles').where('slug', 'not in', seeded).execute();
});

const operator = async () => api().client({ token: await operatorToken(api()) }).blog;
const visitor = () => api().client().blog;

const anArticle = (changes: Partial<ArticleRequest> = {}): ArticleRequest => ({
  title: 'L’été à Nice',
  content: '<p>La promenade, le matin, avant la foule.</p>',
  tags: ['Côte d’Azur', 'été'],
  categoryId: 5,
  ...changes,
});

test('a draft is written, published, withdrawn and deleted', async () => {
  const blog = await operator();
  const { data: draft, message } = await blog.create({ body: anArticle() });
  expect(message).toBe('Brouillon enregistré');
  expect(draft).toMatchObject({
    slug: 'l-ete-a-nice',
    excerpt: 'La promenade, le matin, avant la foule.',
    readingTime: 1,
    state: 'draft',
    publishedAt: null,
    category: { slug: 'luxury' },
    author: { name: 'La rédaction Livrée' },
  });
  expect(draft.tags.map(({ slug }) => slug)).toEqual(['cote-d-azur', 'ete']);
  const params = { id: draft.id };
  await expect(visitor().read({ params })).rejects.toMatchObject({ status: 404 });
  expect((await visitor().search({ query: { q: 'promenade foule' } })).data.total).toBe(0);

  expect((await blog.publish({ params })).data).toMatchObject({ state: 'published' });
  expect((await visitor().read({ params })).data).toMatchObject({ slug: 'l-ete-a-nice' });
  expect((await visitor().search({ query: { q: 'promenade foule' } })).data.total).toBe(1);

  expect((await blog.unpublish({ params })).data).toMatchObject({ state: 'draft', publishedAt: null });
  await expect(visitor().read({ params })).rejects.toMatchObject({ status: 404 });
  await blog.remove({ params });
  await expect(blog.readManaged({ params })).rejects.toMatchObject({ status: 404, code: 'blog.not_found' });
  await expect(blog.remove({ params })).rejects.toMatchObject({ status: 404 });
});

test('a future time schedules the article', async () => {
  const blog = await operator();
  const params = { id: (await blog.create({ body: anArticle() })).data.id };
  const body = { publishedAt: '2026-06-10T08:00:00Z' };
  const { data, message } = await blog.publish({ params, body });
  expect(data).toMatchObject({ state: 'scheduled', publishedAt: '2026-06-10T08:00:00.000Z' });
  expect(message).toBe('Publication programmée');
  expect((await blog.manage({ query: { state: 'scheduled' } })).data.items.map(({ id }) => id)).toContain(
    params.id,
  );
  expect((await blog.manage({ query: { state: 'draft' } })).data.total).toBe(0);
  await expect(visitor().read({ params })).rejects.toMatchObject({ status: 404 });
  api().clock.set('2026-06-10T08:00:00Z');
  expect((await visitor().recent()).data[0]?.id).toBe(params.id);
});

test('a moment on the wall clock of the company schedules the article, unless it is past or skipped', async () => {
  const blog = await operator();
  const params = { id: (await blog.create({ body: anArticle() })).data.id };
  const publish = (startsAt: string) => blog.publish({ params, body: { startsAt } });
  expect((await publish('2026-06-10T08:00')).data.publishedAt).toBe('2026-06-10T06:00:00.000Z');
  for (const refused of ['2026-06-01T08:00', '2027-03-28T02:30'])
    await expect(publish(refused)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { startsAt: [expect.any(String)] },
    });
});

test('a picture is stored for articles, and what is no picture is refused', async () => {
  const blog = await operator();
  const send = (content: BlobPart) =>
    blog.addPicture({ body: { image: new File([content], 'nice.png', { type: 'image/png' }) } });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { path } = (await send(new Uint8Array(png))).data;
  expect((await api().app.inject(path)).headers['content-type']).toBe('image/webp');
  const { data } = await blog.create({
    body: anArticle({ content: `<p>Nice</p><img src="${path}">`, featuredImage: path }),
  });
  expect(data).toMatchObject({ content: `<p>Nice</p><img src="${path}" alt="" />`, featuredImage: path });
  const query = { subject: 'article-pictures', id: path };
  const { operations } = api().client({ token: await operatorToken(api()) });
  expect((await operations.acts({ query })).data).toMatchObject([
    { act: 'blog.addPicture', after: { path } },
  ]);
  await expect(send('no picture')).rejects.toMatchObject({
    status: 422,
    fieldErrors: { image: [expect.any(String)] },
  });
});

test('a picture is removed once no article has shown it for thirty days, with a record, and no other one', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const add = async () => {
    const image = new File([new Uint8Array(png)], 'nice.png', { type: 'image/png' });
    return (await (await operator()).addPicture({ body: { image } })).data.path;
  };
  const sweepOn = async (day: string) => {
    api().clock.set(`${day}T04:00:00.000Z`);
    const { jobs, deps } = api();
    await deps.db.transaction().execute((trx) => jobs.send(trx, sweepPicturesJob, {}));
    await jobs.drain();
  };
  const stays = async (path: string) => (await api().app.inject(path)).statusCode === 200;
  const [main, inside, german, planned, unused] = [
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
  ];
  await (
    await operator()
  ).create({
    body: anArticle({
      content: `<p>Nice</p><img src="${inside}">`,
      featuredImage: main,
      translations: { de: { title: 'Nizza', content: `<p>Nizza</p><img src="${german}">` } },
    }),
  });
  const { data: later } = await (await operator()).create({ body: anArticle({ featuredImage: planned }) });
  await (await operator()).publish({ params: { id: later.id }, body: { startsAt: '2026-12-24T08:00' } });
  await sweepOn('2026-06-03');
  await sweepOn('2026-07-02');
  const late = await add();
  expect(await stays(unused)).toBe(true);
  await sweepOn('2026-07-03');
  expect(await Promise.all([main, inside, german, planned, late].map(stays))).not.toContain(false);
  expect(await stays(unused)).toBe(false);
  await (await operator()).edit({ params: { id: later.id }, body: anArticle({ featuredImage: late }) });
  await sweepOn('2026-07-20');
  await (await operator()).edit({ params: { id: later.id }, body: anArticle({ featuredImage: planned }) });
  // Shown again in time, it begins anew; the other one, shown meanwhile, begins now.
  await sweepOn('2026-08-05');
  await sweepOn('2026-08-20');
  expect(await Promise.all([planned, late].map(stays))).toEqual([true, true]);
  await (await operator()).remove({ params: { id: later.id } });
  await sweepOn('2026-09-05');
  expect(await Promise.all([planned, late].map(stays))).toEqual([true, false]);
  await sweepOn('2026-10-06');
  expect(await stays(planned)).toBe(false);
  const { operations } = api().client({ token: await operatorToken(api()) });
  const { data } = await operations.acts({ query: { subject: 'article-pictures', id: unused } });
  expect(data.map(({ act, source }) => [act, source])).toEqual([
    ['blog.removePicture', 'job'],
    ['blog.addPicture', 'screen'],
  ]);
});

test('hostile content is stored in harmless form', async () => {
  const blog = await operator();
  const content = '<p onclick="x()">Bonjour<img src=x onerror=alert(1)></p><script>alert(1)</script>';
  const { data } = await blog.create({ body: anArticle({ content, title: '<b>Titre</b>' }) });
  expect(data).toMatchObject({ content: '<p>Bonjour</p>', title: '<b>Titre</b>', slug: 'b-titre-b' });
  const edited = await blog.edit({
    params: { id: data.id },
    body: anArticle({ content: '<a href="javascript:alert(1)">ici</a>' }),
  });
  expect(edited.data.content).toBe('ici');
});

test('an edit replaces text and tags, and keeps slug and publication', async () => {
  const blog = await operator();
  const { data: draft } = await blog.create({ body: anArticle() });
  const params = { id: draft.id };
  await blog.publish({ params });
  const { data } = await blog.edit({
    params,
    body: anArticle({ title: 'L’hiver à Nice', content: `<p>${'mot '.repeat(401)}</p>`, tags: ['hiver'] }),
  });
  expect(data).toMatchObject({
    title: 'L’hiver à Nice',
    slug: draft.slug,
    state: 'published',
    readingTime: 3,
  });
  expect(data.tags.map(({ name }) => name)).toEqual(['hiver']);
  expect((await visitor().tags()).data.map(({ slug }) => slug)).not.toContain('cote-d-azur');
});

test('an edit of an older version is refused, and acts are recorded without the texts', async () => {
  const blog = await operator();
  const { data: draft } = await blog.create({ body: anArticle() });
  const params = { id: draft.id };
  const edit = (title: string, version?: string) =>
    blog.edit({ params, body: { ...anArticle({ title }), version } });
  await blog.publish({ params });
  const { data: first } = await edit('Nice au printemps', draft.updatedAt);
  await expect(edit('Nice en hiver', draft.updatedAt)).rejects.toMatchObject({
    status: 409,
    code: 'operations.overtaken',
  });
  expect((await blog.readManaged({ params })).data).toMatchObject({ title: 'Nice au printemps' });
  await edit('Nice en hiver', first.updatedAt);
  await edit('Nice');
  const query = { subject: 'articles', id: String(draft.id) };
  const { operations } = api().client({ token: await operatorToken(api()) });
  const said = (await operations.acts({ query })).data.map(({ act, before, after }) => ({
    act,
    before,
    after,
  }));
  expect(said).toEqual([
    { act: 'blog.edit', before: { title: 'Nice en hiver' }, after: { title: 'Nice' } },
    { act: 'blog.edit', before: { title: 'Nice au printemps' }, after: { title: 'Nice en hiver' } },
    { act: 'blog.edit', before: { title: 'L’été à Nice' }, after: { title: 'Nice au printemps' } },
    { act: 'blog.publish', before: null, after: { published_at: '2026-06-02T08:00:00.000Z' } },
    { act: 'blog.create', before: null, after: { title: 'L’été à Nice' } },
  ]);
});

test('of four edits of one version at once, one is kept', async () => {
  const blog = await operator();
  const { data } = await blog.create({ body: anArticle() });
  const edits = await Promise.allSettled(
    ['Un', 'Deux', 'Trois', 'Quatre'].map((title) =>
      blog.edit({ params: { id: data.id }, body: { ...anArticle({ title }), version: data.updatedAt } }),
    ),
  );
  expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('service category and service tag go together', async () => {
  const blog = await operator();
  const { data } = await blog.create({ body: anArticle({ categoryId: 2 }) });
  expect(data.tags.map(({ slug }) => slug)).toEqual(['services', 'cote-d-azur', 'ete']);
  const moved = await blog.edit({
    params: { id: data.id },
    body: anArticle({ tags: ['Services', 'été', 'Été'] }),
  });
  expect(moved.data.tags.map(({ name }) => name)).toEqual(['été']);
});

describe('slugs', () => {
  test('are derived from titles and unique, even with concurrent writers', async () => {
    const blog = await operator();
    const made = await Promise.all(Array.from({ length: 4 }, () => blog.create({ body: anArticle() })));
    expect(made.map(({ data }) => data.slug).toSorted()).toEqual([
      'l-ete-a-nice',
      'l-ete-a-nice-2',
      'l-ete-a-nice-3',
      'l-ete-a-nice-4',
    ]);
    expect((await blog.create({ body: anArticle({ title: '???' }) })).data.slug).toBe('article');
  });

  test('given by hand are refused if taken', async () => {
    const blog = await operator();
    const taken = { status: 422, fieldErrors: { slug: ['Cette adresse est déjà celle d’un autre article'] } };
    await expect(blog.create({ body: anArticle(published) })).rejects.toMatchObject(taken);
    const { data } = await blog.create({ body: anArticle() });
    const edit = blog.edit({ params: { id: data.id }, body: anArticle(published) });
    await expect(edit).rejects.toMatchObject(taken);
  });
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(161) }],
  ['content', { content: '<script>alert(1)</script>' }],
  ['content', { content: '' }],
  ['slug', { slug: 'À côté' }],
  ['category_id', { category_id: 99 }],
  ['category_id', { category_id: 'services' }],
  ['tags', { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
  ['tags.0', { tags: ['!!!'] }],
  ['featured_image', { featured_image: 'https://elsewhere.example/x.png' }],
  ['featured_image', { featured_image: '//elsewhere.example/x.png' }],
  ['author', { author: 'someone' }],
  ['translations.de.title', { translations: { de: { content: '<p>Text</p>' } } }],
  ['translations.fr', { translations: { fr: { title: 'Titre', content: '<p>Texte</p>' } } }],
])('a wrong %s is refused', async (field, change) => {
  const token = await operatorToken(api());
  const response = await api().app.inject({
    method: 'POST',
    url: '/api/blog',
    headers: { authorization: `Bearer ${token}` },
    payload: { title: 'Titre', content: '<p>Texte</p>', ...change },
  });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)).toEqual([field]);
});

test('a time that does not exist is refused', async () => {
  const token = await operatorToken(api());
  const response = await api().app.inject({
    method: 'POST',
    url: '/api/blog/1/publish',
    headers: { authorization: `Bearer ${token}` },
    payload: { published_at: '2026-13-45T00:00:00Z' },
  });
  expect(response.statusCode).toBe(422);
});

test('customers cannot write', async () => {
  const blog = api().client({ token: await api().signUp() }).blog;
  const { data } = await visitor().readBySlug({ params: published });
  const params = { id: data.id };
  const calls = [
    () => blog.create({ body: anArticle() }),
    () => blog.edit({ params, body: anArticle() }),
    () => blog.remove({ params }),
    () => blog.publish({ params }),
    () => blog.unpublish({ params }),
    () => blog.manage(),
    () => blog.readManaged({ params }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 });
  expect((await visitor().readBySlug({ params: published })).data).toEqual(data);
});

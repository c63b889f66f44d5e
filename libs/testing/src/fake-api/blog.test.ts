import { createClient } from '@livree/api-client';
import { expect, test } from 'vitest';
import { createFakeApi } from './fake-api.ts';
import { createState } from './state.ts';

const now = new Date('2027-01-05T08:00:00Z');

function operatorsBlog() {
  const state = createState(now);
  state.accounts = state.accounts.map((account) => ({
    ...account,
    user: { ...account.user, role: 'operator' },
  }));
  const [account] = state.accounts;
  state.sessions.set('token', account?.user.id ?? 0);
  const { transport } = createFakeApi({ now: () => now, token: () => 'token', state });
  return createClient(transport).blog;
}

test('an article is written, published, found and withdrawn', async () => {
  const blog = operatorsBlog();
  const body = { title: 'L’hiver à Nice', content: '<p>Peu de monde.</p>', categoryId: 1, tags: ['été'] };
  const { data: draft } = await blog.create({ body });
  const params = { id: draft.id };
  await expect(blog.read({ params })).rejects.toMatchObject({ code: 'blog.not_found' });
  expect((await blog.manage({ query: { state: 'draft' } })).data.total).toBe(1);
  await blog.publish({ params });
  expect((await blog.search({ query: { q: 'hiver' } })).data.items.map(({ id }) => id)).toEqual([draft.id]);
  expect((await blog.byTag({ params: { tag: 'ete' } })).data.total).toBe(1);
  expect((await blog.readBySlug({ params: { slug: draft.slug } })).data.content).toBe(body.content);
  expect((await blog.related({ params })).data).toHaveLength(3);
  await blog.unpublish({ params });
  expect((await blog.search({ query: { q: 'hiver' } })).data.total).toBe(0);
});

test('a slug that is taken is refused', async () => {
  const body = { title: 'Titre', content: '<p>Texte</p>', slug: 'une-journee-a-alger' };
  await expect(operatorsBlog().create({ body })).rejects.toMatchObject({ status: 422 });
});

// @vitest-environment jsdom
import { buildArticle, buildCategory } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const article = (id: number, tag: string) =>
  buildArticle({ id, title: `Article ${id}`, slug: `article-${id}`, tags: [{ id, name: tag, slug: tag }] });

async function enter(
  prepare: (state: OpenPage['state']) => void = () => undefined,
  visit: Visit = {},
): Promise<void> {
  page = await openPage(remote, '/blog', prepare, visit);
  await screen.findByRole('complementary');
}

const sidebar = () => within(screen.getByRole('complementary'));
const links = async (part: string) =>
  within(await sidebar().findByRole('region', { name: part }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => page.close());

test('the sidebar lists the five most recent articles, without those of the service pages', async () => {
  await enter((state) => {
    const others = Array.from({ length: 6 }, (_, at) => article(at + 2, 'route'));
    state.articles = [article(1, 'services'), ...others];
  });
  const recent = await links('Articles récents');
  expect(recent).toEqual([2, 3, 4, 5, 6].map((id) => [`Article ${id}`, `/blog/article-${id}`]));
  within(await sidebar().findByRole('region', { name: 'Articles récents' })).getAllByText('15 janvier 2026');
});

test('the sidebar lists the categories with their number of articles, without services', async () => {
  await enter((state) => {
    state.categories.push(buildCategory({ id: 3, name: 'Services', slug: 'nos-services', blogsCount: 4 }));
  });
  expect(await links('Catégories')).toEqual([
    ['Conseils de voyage3', '/blog?category=conseils-de-voyage'],
    ['Entreprises1', '/blog?category=entreprises'],
  ]);
});

test('the sidebar lists the ten most used tags', async () => {
  await enter((state) => {
    const tagged = Array.from({ length: 12 }, (_, at) => article(at + 1, `tag-${at + 1}`));
    state.articles = [...tagged, { ...article(99, 'tag-12'), tags: tagged[11]?.tags ?? [] }];
  });
  const tags = await links('Étiquettes');
  expect(tags).toHaveLength(10);
  expect(tags[0]).toEqual(['tag-12', '/blog/tag/tag-12']);
});

test('the search of the sidebar covers the whole blog, whichever list is open', async () => {
  await enter();
  await page.user.type(sidebar().getByRole('searchbox'), ' Alger {Enter}');
  await waitFor(() => expect(page.path()).toBe('/blog?q=Alger'));
});

test('the sidebar leaves out a part that cannot be loaded, and keeps the others', async () => {
  await enter();
  page.breakApi('500', /recent|tags/);
  await links('Catégories');
  await waitFor(() => expect(page.calls.some(({ path }) => path.endsWith('/tags'))).toBe(true));
  expect(sidebar().queryByRole('region', { name: 'Articles récents' })).toBeNull();
  expect(sidebar().queryByRole('region', { name: 'Étiquettes' })).toBeNull();
});

test('the sidebar is in German for a German reader, with the titles of articles marked as French', async () => {
  await enter((state) => void (state.articles = [buildArticle({ language: 'fr' })]), { language: 'de' });
  const recent = within(await sidebar().findByRole('region', { name: 'Neueste Artikel' }));
  const title = recent.getByText('Arriver serein à l’aéroport');
  expect(title.lang).toBe('fr');
});

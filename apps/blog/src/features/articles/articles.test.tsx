// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 15_000 };

let page: OpenPage;

const titles = () =>
  within(screen.getByRole('list', { name: 'Articles' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const asked = () => page.calls.filter(({ path }) => path.startsWith('/blog')).map(({ query }) => query);

async function enter(
  path: string,
  prepare: (state: OpenPage['state']) => void = () => undefined,
): Promise<void> {
  page = await openPage(remote, path, prepare);
  await screen.findAllByRole('searchbox');
}

async function searchFor(text: string): Promise<void> {
  await page.fill('Rechercher un article', text);
  await page.user.keyboard('{Enter}');
}

afterEach(() => page.close());

test('a search is in the address and shows its results', async () => {
  await enter('/blog');
  await vi.waitFor(() => expect(titles()).toHaveLength(4), patience);
  await searchFor('  Alger ');
  await vi.waitFor(() => expect(titles()).toEqual(['Une journée à Alger']), patience);
  expect(page.path()).toBe('/blog?q=Alger');
  await screen.findByText('1 article pour « Alger »', { exact: false });
});

test('a search for spaces shows all articles', async () => {
  await enter('/blog?q=Alger');
  await vi.waitFor(() => expect(titles()).toHaveLength(1), patience);
  await searchFor('   ');
  await vi.waitFor(() => expect(titles()).toHaveLength(4), patience);
  expect(page.path()).toBe('/blog');
});

test('the search field shows the search of the address', async () => {
  await enter('/blog?q=enfants');
  expect(screen.getAllByRole('searchbox')[0]).toHaveProperty('value', 'enfants');
});

test('a search without results says so, and one button shows all articles', async () => {
  await enter('/blog?q=fus%C3%A9e');
  await screen.findByText('Aucun article trouvé', { exact: false });
  await page.press('link', 'Afficher tous les articles');
  await vi.waitFor(() => expect(titles()).toHaveLength(4), patience);
});

test('a category filters the list, and a search clears it', async () => {
  await enter('/blog');
  await page.press('link', /^Entreprises/);
  await vi.waitFor(() => expect(titles()).toEqual(['Le chauffeur, deuxième bureau']), patience);
  await searchFor('Alger');
  await vi.waitFor(() => expect(titles()).toEqual(['Une journée à Alger']), patience);
  expect(asked().length).toBeGreaterThan(0);
});

test('a list that cannot be loaded says so, and a retry loads it', async () => {
  await enter('/blog?q=Alger', () => undefined);
  await vi.waitFor(() => expect(titles()).toHaveLength(1), patience);
  page.breakApi('network');
  await searchFor('enfants');
  await screen.findByText('Erreur lors du chargement des articles', { exact: false });
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await vi.waitFor(() => expect(titles()).toEqual(['Voyager avec des enfants']), patience);
});

test.each(['/blog', '/blog/transfert-aeroport'])(
  '%s says that it is not ready until its content is there',
  async (path) => {
    page = await openPage(remote, path);
    await screen.findByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(page.shell.waits.size).toBe(0), patience);
    page.close();
    page = await openPage(remote, path);
    page.breakApi('silent', /^\/blog/);
    await vi.waitFor(() => expect(page.shell.waits.size).toBe(1), patience);
  },
);

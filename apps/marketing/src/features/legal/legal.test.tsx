// @vitest-environment jsdom
import type { LegalText } from '@livree/contracts';
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const { brand } = buildSiteConfig();

let page: OpenPage;

/** The versions that were asked for; null for the current one. */
const asked = () => page.calls.map(({ query }) => query.get('version'));
/** Matches a paragraph with marked words in it. */
const saying = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

async function enter(path = '/terms', given: Partial<LegalText> = {}, visit: Visit = {}): Promise<void> {
  const prepare = (state: OpenPage['state']) => void Object.assign(state.legalText, given);
  page = await openPage(remote, path, prepare, visit);
}

afterEach(() => page.close());

describe('a text', () => {
  test('has numbered sections, and contents that lead to them', async () => {
    await enter();
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['1 Réservation', '2 Contact']);
    const [contents = expect.fail('none')] = screen.getAllByRole('navigation', { name: 'Sommaire' });
    const anchors = within(contents)
      .getAllByRole('link')
      .map((anchor) => anchor.getAttribute('href'));
    expect(anchors).toEqual(['#booking', '#contact']);
    for (const anchor of anchors) expect(document.querySelector(anchor ?? '')?.tagName).toBe('SECTION');
  });

  test('links to our other pages within the site', async () => {
    await enter();
    await page.user.click(await screen.findByRole('link', { name: 'page de contact' }));
    await waitFor(() => expect(page.path()).toBe('/contact'));
  });

  test.each([
    ['/privacy', 'Confidentialité'],
    ['/legal', 'Mentions légales'],
    ['/accessibility', 'Accessibilité'],
  ])('of the page %s is requested by its own name', async (path, title) => {
    await enter(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(page.calls.map((call) => call.path)).toContain(`/legal${path}`));
  });

  test('says from when it applies, in the language of the page', async () => {
    await enter();
    await screen.findByText(saying('En vigueur depuis le 1er\u00a0mai 2026'));
    page.close();
    await enter('/terms', {}, { language: 'en' });
    await screen.findByText(/1 May 2026/);
  });

  test('of a fictional operator has a note that it binds nobody; that of a real one has none', async () => {
    await enter();
    await screen.findByText('Maison fictive');
    page.close();
    const config = buildSiteConfig({ brand: { ...brand, isDemonstration: false } });
    await enter('/terms', {}, { config });
    await screen.findByText(/^En vigueur/);
    expect(screen.queryByText('Maison fictive')).toBeNull();
  });

  test('that cannot be loaded says so, and a retry loads it', async () => {
    await enter();
    page.breakApi('500');
    await screen.findByText('Le texte n’a pas pu être chargé.');
    page.breakApi('off');
    await page.press('button', 'Réessayer');
    await screen.findByRole('heading', { name: '1 Réservation' });
  });
});

describe('the versions of a text', () => {
  test('before and after the current one are announced, each with its address', async () => {
    await enter('/terms', {
      next: { version: '2027-01-01.24', effectiveFrom: '2027-01-01' },
      earlier: [{ version: '2025-01-01.48-24-2-50', effectiveFrom: '2025-01-01' }],
    });
    await screen.findByText(saying('Une nouvelle version s’appliquera le 1er\u00a0janvier 2027'));
    expect(link('Lire la nouvelle version')).toBe('/terms?version=2027-01-01.24');
    expect(link('1er\u00a0janvier 2025')).toBe('/terms?version=2025-01-01.48-24-2-50');
  });

  test('open at their address, with a link to the current one', async () => {
    await enter('/terms?version=2025-01-01.48-24-2-50');
    await screen.findByText(/^Vous lisez une version choisie par sa date\./);
    expect(asked()).toEqual(['2025-01-01.48-24-2-50']);
    await page.press('link', 'Lire la version en vigueur');
    await waitFor(() => expect(asked()).toContain(null));
    await waitFor(() => expect(screen.queryByText(/^Vous lisez/)).toBeNull());
  });

  test.each([
    ['no version at all', 'never', 'validation'],
    ['one that never existed', '1999-01-01.48-24-2-50', 'not_found'],
  ] as const)(
    'are not a failure if the address has %s: no retry, but the current one',
    async (_, version, code) => {
      await enter(`/terms?version=${version}`);
      page.refuse('legal.read', code);
      await screen.findByRole('heading', { name: 'Cette version n’existe pas' });
      expect(link('Lire la version en vigueur')).toBe('/terms');
      expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    },
  );
});

// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const { brand } = buildSiteConfig();
const fictional = /Cette maison est fictive/;

let page: OpenPage;

async function enter(visit: Visit = {}): Promise<void> {
  page = await openPage(remote, '/about', undefined, visit);
}

const section = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? expect.fail(title));

afterEach(() => page.close());

test('the about page shows story, timeline, values, a chauffeur’s quote, mission and vision', async () => {
  await enter();
  (await section('L’histoire')).getByText(/^Une voiture, un téléphone/);
  const years = (await section('Année après année')).getAllByRole('listitem');
  expect(years.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['2015', '2019', '2023']);
  (await section('Ce à quoi nous tenons')).getByText('La discrétion');
  (await section('La parole d’un chauffeur')).getByText('S. B.');
  (await section('Notre mission')).getByText('Conduire chacun à l’heure.');
  (await section('Notre vision')).getByText('Une maison que l’on se recommande.');
});

test('the about page links to the booking and to the contact form', async () => {
  await enter();
  expect((await screen.findByRole('link', { name: 'Réserver' })).getAttribute('href')).toBe('/reservation');
  expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe('/contact');
});

test('the about page shows a translation, and marks what exists in French only', async () => {
  await enter({ language: 'de' });
  const translated = await screen.findByText(/^Ein Wagen, ein Telefon/);
  expect(translated.closest('[lang]:not(html)')).toBeNull();
  const french = await screen.findByText('Conduire chacun à l’heure.');
  expect(french.lang).toBe('fr');
});

test('the about page says first that a fictional operator is fictional, and says so of no other', async () => {
  await enter();
  await screen.findByText(fictional);
  page.close();
  await enter({ config: buildSiteConfig({ brand: { ...brand, isDemonstration: false } }) });
  await section('L’histoire');
  expect(screen.queryByText(fictional)).toBeNull();
});

test('the about page reports that its texts could not be loaded, and a retry loads them', async () => {
  await enter();
  page.breakApi('500', /about/);
  await screen.findByRole('alert');
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await section('L’histoire');
});

test('the about page without a timeline shows the rest', async () => {
  await enter();
  page.breakApi('500', /timeline/);
  await section('L’histoire');
  await waitFor(() => expect(page.calls.some(({ path }) => path.includes('timeline'))).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Année après année' })).toBeNull();
});

test('an unknown icon of the timeline is drawn as a star', async () => {
  page = await openPage(remote, '/about', (state) => {
    const [entry = expect.fail('no entry')] = state.timeline.entries;
    state.timeline = {
      entries: [
        { ...entry, icon: 'rocket' },
        { ...entry, year: 2016, icon: 'star' },
      ],
    };
  });
  const [newer, star] = (await section('Année après année')).getAllByRole('listitem');
  expect(newer?.querySelector('svg')?.innerHTML).toBe(star?.querySelector('svg')?.innerHTML);
});

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const shown = async (...names: string[]) =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const found = headings.filter((name) => page.state.vehicles.some((vehicle) => vehicle.name === name));
    expect(found.toSorted()).toEqual(names.toSorted());
  });
const asked = () => page.calls.map(({ path }) => path).filter((path) => path.startsWith('/vehicules/search'));

async function enter(path: string): Promise<void> {
  page = await openPage(remote, path);
  await screen.findByRole('searchbox');
}

afterEach(() => page.close());

test('a search waits for a pause in typing, and is in the address', async () => {
  await enter('/vehicles');
  await page.user.click(screen.getByRole('searchbox'));
  await page.user.paste('  superb ');
  expect(page.path()).toBe('/vehicles');
  await shown('Škoda Superb');
  expect(page.path()).toBe('/vehicles?q=superb');
  expect(asked().filter((path) => path.includes('search'))).toHaveLength(1);
});

test('Enter starts the search of the fleet at once', async () => {
  await enter('/vehicles');
  await page.user.type(screen.getByRole('searchbox'), 'classe v{Enter}');
  expect(page.path()).toBe('/vehicles?q=classe+v');
  await shown('Mercedes Classe V');
});

test('choosing a vehicle type keeps the search', async () => {
  await enter('/vehicles?q=Mercedes');
  await page.press('link', 'Van');
  await shown('Mercedes Classe V');
  expect(page.path()).toBe('/vehicles?q=Mercedes&type=van');
});

test('each vehicle class has its name above its vehicles', async () => {
  await enter('/vehicles');
  const saloons = await screen.findByRole('region', { name: 'Berline' });
  const headings = within(saloons).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Berline',
    'Mercedes Classe E',
    'BMW Série 5',
    'Škoda Superb',
  ]);
});

test('a search without a result says so, and one button shows the whole fleet', async () => {
  await enter('/vehicles?q=fus%C3%A9e');
  await screen.findByText('« fusée »', { exact: false });
  await page.press('button', 'Afficher toute la flotte');
  await shown(...page.state.vehicles.map(({ name }) => name));
  expect(page.path()).toBe('/vehicles');
});

test('without a connection example vehicles replace the fleet, and a retry loads it', async () => {
  await enter('/vehicles');
  page.breakApi('network');
  await page.user.type(screen.getByRole('searchbox'), 'superb{Enter}');
  await screen.findByText('Erreur lors de la recherche');
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await shown('Škoda Superb');
});

test('the fleet says that it is not ready until it is there', async () => {
  await enter('/vehicles');
  await screen.findByRole('heading', { level: 3, name: 'Škoda Superb' });
  expect(page.shell.waits.size).toBe(0);
  page.close();
  page = await openPage(remote, '/vehicles');
  page.breakApi('silent', /^\/vehicules/);
  await waitFor(() => expect(page.shell.waits.size).toBe(1));
});

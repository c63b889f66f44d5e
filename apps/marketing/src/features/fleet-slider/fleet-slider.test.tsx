// @vitest-environment jsdom
import { buildFleet, buildVehicle } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const carousel = () => screen.findByRole('region', { name: 'Les derniers arrivés' });
const current = () =>
  screen
    .getAllByRole('button', { current: true })
    .map(({ ariaLabel }) => ariaLabel)
    .find((label) => label?.startsWith('Véhicule '));
const slide = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') ?? expect.fail(name));

async function enter(vehicles = buildFleet(), visit: Visit = {}): Promise<void> {
  page = await openPage(remote, '/services', (state) => void (state.vehicles = vehicles), visit);
}

afterEach(() => page.close());

describe('a vehicle', () => {
  test('shows type, rating, room, details, equipment and price', async () => {
    await enter([buildVehicle()]);
    const words = await slide('Mercedes Classe E');
    words.getByText('Berline');
    words.getByText('Note : 4,8 sur 5');
    words.getByText(/4 passagers.*3 bagages/);
    words.getByText(/^à partir de 35\s€$/);
    words.getByText(/^le trajet selon la ville, 150\s€\s\/\sheure$/);
    words.getByText('ou similaire, illustration');
    words.getByText('Équipement : wifi, climatisation, cuir');
    const details = words.getAllByRole('term').map(({ textContent }) => textContent);
    expect(details).toEqual(['Moteur', 'Puissance', 'Carburant', 'Transmission', 'Consommation']);
    words.getByText('5,6 l/100 km');
  });

  test('without a price or a detail shows neither', async () => {
    await enter([buildVehicle({ pricePerHour: null, price: null, fuelConsumption: null, power: '' })]);
    const words = await slide('Mercedes Classe E');
    words.getByText('Prix sur demande');
    expect(words.queryByText('Puissance')).toBeNull();
    expect(words.queryByText('Consommation')).toBeNull();
  });

  test('is described in English; the operator’s French words are marked as such', async () => {
    await enter([buildVehicle({ language: 'fr' })], { language: 'en' });
    const words = await slide('Mercedes Classe E');
    expect(words.getByText(/wifi, climatisation/).lang).toBe('fr');
    words.getByText(/4 passengers/);
  });

  test('is passed to the booking page in the address and in this browser', async () => {
    await enter([buildVehicle()]);
    await page.press('link', /^Réserver ce véhicule.*Mercedes Classe E$/);
    await waitFor(() => expect(page.path()).toBe('/reservation?vehicule=1'));
    expect(JSON.parse(page.shell.services.stores.local.read('selectedVehicle') ?? '')).toMatchObject({
      id: 1,
      name: 'Mercedes Classe E',
      passengers: 4,
      pricePerHour: 150,
      specifications: { fuelType: 'essence' },
    });
  });
});

describe('the slider', () => {
  test('shows the ten newest, the newest first', async () => {
    const vehicles = Array.from({ length: 12 }, (_, at) =>
      buildVehicle({ id: at + 1, name: `N° ${at + 1}` }),
    );
    await enter(vehicles);
    const shown = within(await carousel()).getAllByRole('heading', { level: 3, hidden: true });
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, at) => `N° ${12 - at}`),
    );
  });

  test('moves forward, back past the first vehicle, and to a thumbnail', async () => {
    await enter(buildFleet().slice(3));
    await carousel();
    expect(current()).toBe('Véhicule 1 sur 3');
    await page.press('button', 'Véhicule suivant');
    expect(current()).toBe('Véhicule 2 sur 3');
    await page.press('button', 'Véhicule précédent');
    await page.press('button', 'Véhicule précédent');
    expect(current()).toBe('Véhicule 3 sur 3');
    await page.press('button', 'BMW X5');
    expect(current()).toBe('Véhicule 2 sur 3');
    screen.getByRole('button', { name: 'BMW X5', current: true });
  });

  test('without vehicles says so', async () => {
    await enter([]);
    await screen.findByRole('heading', { name: 'Aucun véhicule disponible pour le moment' });
  });

  test('that cannot be loaded says so, and a retry loads it', async () => {
    await enter();
    page.breakApi('500', /vehicules/);
    const title = await screen.findByRole('heading', { name: 'Erreur lors du chargement des véhicules' });
    page.breakApi('off');
    await page.press('button', 'Réessayer');
    expect(title.isConnected).toBe(false);
    await carousel();
  });
});

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { bookingSchema } from '../../wizard/booking.ts';

const patience = { timeout: 15_000 };

/** Longer than the typing pause before a route is requested. */
const pause = () => new Promise((done) => setTimeout(done, 1_000));

let page: OpenPage;

const toasts = () => page.shell.toasts.getState().map(({ message }) => message);
const draft = () => page.shell.services.draft({ name: 'booking', version: 1, schema: bookingSchema }).read();

async function chooses(select: RegExp, option: string | RegExp): Promise<void> {
  await page.press('button', select);
  await page.press('option', option);
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), patience);
}

/** Selects a day, a time and a vehicle in the open form. */
async function fillIn(): Promise<void> {
  await page.press('button', /^Date/);
  const days = within(await screen.findByRole('grid')).getAllByRole('button');
  const last = days.findLast((day) => day.ariaDisabled !== 'true') ?? expect.fail('no day');
  await page.user.click(last);
  await page.press('button', 'Confirmer');
  await chooses(/Heure$/, '09');
  await chooses(/Minutes$/, '30');
  await chooses(/Véhicule$/, /^Škoda Superb/);
}

beforeEach(async () => {
  page = await openPage(remote, '/harness/slot/booking/simulator@1');
  await screen.findByRole('button', { name: 'Estimer le prix' });
});
afterEach(() => page.close());

test('the simulator reports everything that is missing at once, and calls nobody', async () => {
  await page.fill('Destination', '');
  await page.press('button', 'Estimer le prix');
  await screen.findByText('Erreur de validation', { exact: false });
  await screen.findByText('L’adresse de destination est requise', { exact: false });
  await screen.findByText('La date est requise', { exact: false });
  await screen.findByText('L’heure est requise', { exact: false });
  await screen.findByText('Veuillez sélectionner un véhicule', { exact: false });
  expect(page.calls.filter(({ path }) => path === '/pricing/quote')).toEqual([]);
});

test('a change in the simulator removes the error', async () => {
  await page.press('button', 'Estimer le prix');
  await screen.findByText('La date est requise', { exact: false });
  await page.fill('Départ', 'Versailles');
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('La date est requise'), patience);
});

test('the simulator shows a server price with its lines, and passes it to the wizard', async () => {
  await fillIn();
  await page.press('button', 'Estimer le prix');
  await screen.findByText('Votre estimation', { exact: false });
  await screen.findByText('Prise en charge');
  await page.press('button', 'Réserver ce trajet');
  await vi.waitFor(() => expect(page.path()).toBe('/reservation'), patience);
  expect(toasts()).toContain('close {}');
  const trip = { destination: 'Versailles', date: '2027-03-31', time: '09:30' };
  expect(draft()).toMatchObject({ vehicleId: 4, trip });
});

test('the simulator shows a local price while the server is unreachable, which cannot be booked; a retry brings the server’s', async () => {
  await fillIn();
  page.breakApi('network');
  await page.press('button', 'Estimer le prix');
  await screen.findByText('Erreur lors du calcul de l’estimation', { exact: false });
  await screen.findByText('Estimation locale : le serveur ne répond pas.', { exact: false });
  await screen.findAllByText('Prix total', { exact: false });
  expect(screen.getByText('Distance totale').parentElement?.textContent).toMatch(/49,8\skm/);
  expect(screen.queryByRole('button', { name: 'Réserver ce trajet' })).toBeNull();
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await screen.findByRole('button', { name: 'Réserver ce trajet' });
  expect(document.body.textContent).not.toContain('Estimation locale');
});

test('an address without known place has no price, as in the wizard, and says what to add', async () => {
  await fillIn();
  await page.fill('Destination', 'Chez ma tante');
  await page.user.tab();
  await page.press('button', 'Estimer le prix');
  await screen.findAllByText(/Adresse non trouvée\s: Chez ma tante\. Ajoutez la ville ou le code postal/);
  expect(document.body.textContent).not.toContain('Prix total');
  expect(document.body.textContent).not.toContain('Estimation locale');
});

test('an estimate that the server refuses of a checked trip counts against the release, one without a known place does not', async () => {
  await fillIn();
  page.refuse('pricing.quote', 'pricing.distance_unknown', { pickup_address: ['pricing.distance_unknown'] });
  await page.press('button', 'Estimer le prix');
  await screen.findAllByText(/Adresse non trouvée/);
  expect(page.shell.errors).toEqual([]);
  page.refuse('pricing.quote', 'validation', { pickup_address: ['validation.pickup_address'] });
  await page.press('button', 'Estimer le prix');
  await vi.waitFor(() => expect(page.shell.errors).toMatchObject([{ code: 'validation' }]), patience);
});

test('the simulator requests no route while an address is being typed, however slowly', async () => {
  const routes = () => page.calls.filter(({ path }) => path === '/routes/estimate').length;
  await vi.waitFor(() => expect(routes()).toBe(1), patience);
  screen.getByLabelText('Départ').focus();
  await page.fill('Départ', 'V');
  await pause();
  await page.fill('Départ', 'Versai');
  await pause();
  expect(routes()).toBe(1);
  await page.press('option', /^Versailles/);
  await vi.waitFor(() => expect(routes()).toBe(2), patience);
});

test('a route that cannot be computed is reported where its map would be', async () => {
  page.refuse('maps.estimate', 'maps.no_route');
  await page.fill('Destination', 'Lyon');
  await page.user.tab();
  await screen.findByText('Erreur de calcul');
});

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { person } from '@livree/testing/person';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { bookingSchema } from '../../wizard/booking.ts';

const patience = { timeout: 15_000 };

/** Longer than the typing pause before a route is requested. */
const pause = () => new Promise((done) => setTimeout(done, 1_000));

let page: OpenPage;

const toasts = () => page.shell.toasts.get().map(({ message }) => message);
const draft = () => page.shell.services.draft({ name: 'booking', version: 1, schema: bookingSchema }).read();
const today = () => new Date().toISOString().slice(0, 10);

const list = () => document.querySelector('[role=listbox]');

async function chooses(select: RegExp, option: string | RegExp): Promise<void> {
  await vi.waitFor(() => {
    if (list() === null) person.finds(select)?.click();
    expect(list()).not.toBeNull();
  }, patience);
  await person.presses(option);
  await vi.waitFor(() => expect(list()).toBeNull(), patience);
}

/** Selects a day, a time and a vehicle in the open form. */
async function fillIn(): Promise<void> {
  await person.presses(/^Date/);
  await vi.waitUntil(() => document.querySelector('[role=grid]'), patience);
  const days = [...document.querySelectorAll<HTMLElement>('[role=gridcell] [role=button]')];
  days.findLast((day) => day.getAttribute('aria-disabled') !== 'true')?.click();
  await person.presses('Confirmer');
  await chooses(/Heure$/, '09');
  await chooses(/Minutes$/, '30');
  await chooses(/Véhicule$/, /^Škoda Superb/);
}

beforeEach(async () => {
  page = await openPage(remote, '/harness/slot/booking/simulator@1');
  await vi.waitUntil(() => person.finds('Estimer le prix'), patience);
});
afterEach(() => page.close());

test('reports everything that is missing at once, and calls nobody', async () => {
  await person.types('Destination', '');
  await person.presses('Estimer le prix');
  await person.hears('Erreur de validation');
  await person.hears('L’adresse de destination est requise');
  await person.hears('La date est requise');
  await person.hears("L'heure est requise");
  await person.hears('Veuillez sélectionner un véhicule');
  expect(page.calls.filter(({ path }) => path === '/pricing/quote')).toEqual([]);
});

test('a change removes the error', async () => {
  await person.presses('Estimer le prix');
  await person.hears('La date est requise');
  await person.types('Départ', 'Versailles');
  await vi.waitFor(() => expect(person.reads()).not.toContain('La date est requise'), patience);
});

test('shows a server price with its lines, and passes it to the wizard', async () => {
  await fillIn();
  await person.presses('Estimer le prix');
  await person.hears('Votre estimation');
  await person.hears('Prise en charge');
  await person.presses('Réserver ce trajet');
  await vi.waitFor(() => expect(page.path()).toBe('/reservation'), patience);
  expect(toasts()).toContain('close {}');
  expect(draft()).toMatchObject({ vehicleId: 4, trip: { destination: 'Versailles', time: '09:30' } });
  expect((draft()?.trip.date ?? '') >= today()).toBe(true);
});

test('shows a local price while the server is unreachable, which cannot be booked; a retry brings the server’s', async () => {
  await fillIn();
  page.breakApi('network');
  await person.presses('Estimer le prix');
  await person.hears("Erreur lors du calcul de l'estimation");
  await person.hears('Estimation locale : le serveur ne répond pas.');
  await person.hears('Prix total');
  expect(person.finds('Réserver ce trajet')).toBeUndefined();
  page.breakApi('off');
  await person.presses('Réessayer');
  await vi.waitUntil(() => person.finds('Réserver ce trajet'), patience);
  expect(person.reads()).not.toContain('Estimation locale');
});

test('requests no route while an address is being typed, however slowly', async () => {
  const routes = () => page.calls.filter(({ path }) => path === '/routes/estimate').length;
  await vi.waitFor(() => expect(routes()).toBe(1), patience);
  person.field('Départ')?.focus();
  await person.types('Départ', 'V');
  await pause();
  await person.types('Départ', 'Versai');
  await pause();
  expect(routes()).toBe(1);
  await person.presses(/^Versailles/);
  await vi.waitFor(() => expect(routes()).toBe(2), patience);
});

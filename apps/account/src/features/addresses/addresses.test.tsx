// @vitest-environment jsdom
import { buildReservation, buildSavedAddress } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;
afterEach(() => page.close());

const home = buildSavedAddress();
const toasts = () => page.shell.toasts.getState().map(({ message }) => message);
const kept = () => page.state.addresses.map(({ kind, name, address }) => [kind, name, address]);

const dialog = async () => within(await screen.findByRole('dialog'));
const save = async () => page.user.click((await dialog()).getByRole('button', { name: 'Enregistrer' }));
const choose = async (name: string) => page.user.click((await dialog()).getByRole('radio', { name }));

/** Suggestions hide the rest of the page until the field is left. */
async function type(label: string, text: string): Promise<void> {
  await page.fill(label, text);
  await page.user.tab();
}

describe('my addresses in the settings', () => {
  const open = async (addresses = [home]) => {
    page = await openPage(remote, '/settings?tab=preferences', (state) => void (state.addresses = addresses));
    page.signIn();
    await screen.findByRole('heading', { name: 'Mes adresses' });
  };

  test('start empty, and keep a place with its name', async () => {
    await open([]);
    await screen.findByText('Aucune adresse enregistrée pour l’instant.');
    await page.press('button', 'Ajouter une adresse');
    await choose('Autre lieu');
    await save();
    await screen.findByText('Veuillez donner un nom à ce lieu');
    await screen.findByText('Veuillez saisir l’adresse');
    await type('Nom du lieu', 'Chez mes parents');
    await type('Adresse', 'Reims');
    await save();
    await screen.findByText('Chez mes parents');
    expect(kept()).toEqual([['place', 'Chez mes parents', 'Reims']]);
  });

  test('are changed and removed', async () => {
    await open();
    await page.press('button', 'Modifier Domicile');
    await type('Adresse', '3 quai Voltaire');
    await save();
    await screen.findByText('3 quai Voltaire');
    await page.press('button', 'Retirer Domicile');
    await screen.findByText('Aucune adresse enregistrée pour l’instant.');
    expect(kept()).toEqual([]);
  });

  test('say what a new home replaces, and why one cannot be saved', async () => {
    await open();
    await page.press('button', 'Ajouter une adresse');
    await choose('Domicile');
    await screen.findByText(`Elle remplace ${home.address}.`);
    await type('Adresse', '3 quai Voltaire');
    page.refuse('addresses.save', 'addresses.too_many');
    await save();
    await screen.findByText(/^Vingt adresses au maximum/u);
    expect(kept()).toEqual([['home', null, home.address]]);
  });
});

test('an end of a ride is saved in one press, and a saved one is not offered', async () => {
  const ride = buildReservation({ pickupAddress: home.address, destinationAddress: 'Gare de Lyon, Paris' });
  page = await openPage(remote, `/reservations/${ride.id}`, (state) => {
    state.reservations = [ride];
    state.addresses = [home];
  });
  page.signIn();
  await page.press('button', 'Enregistrer l’adresse Gare de Lyon');
  await screen.findByRole('button', { name: 'Gare de Lyon est dans mes adresses' });
  expect(kept().at(-1)).toEqual(['place', 'Gare de Lyon', 'Gare de Lyon, Paris']);
  await waitFor(() => expect(toasts()).toEqual(['Adresse enregistrée']));
  expect(screen.queryByRole('button', { name: /Enregistrer l’adresse/ })).toBeNull();
});

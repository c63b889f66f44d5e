// @vitest-environment jsdom
import { buildCustomer } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const saved = () => page.calls.filter(({ method, path }) => method === 'PUT' && path === '/auth/profile');
const toasts = () => page.shell.toasts.getState().map(({ message }) => message);
/** The value beside a label, in the profile that is read. */
const fact = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling;
const reads = async (label: string, words: string) =>
  waitFor(async () => expect((await fact(label))?.textContent).toBe(words));

async function enter(
  prepare: (state: OpenPage['state']) => void = () => undefined,
  visit: Visit = {},
): Promise<void> {
  page = await openPage(remote, '/profile', prepare, visit);
  page.signIn();
}

async function edit(): Promise<void> {
  await enter();
  await page.press('button', 'Modifier');
  await screen.findByRole('form', { name: 'Informations personnelles' });
}

afterEach(() => page.close());

describe('the profile page', () => {
  test('has every field, and marks the empty ones', async () => {
    await enter((state) => {
      const user = buildCustomer({ phone: null, gender: 'female' });
      state.accounts = [{ user, password: 'x' }];
    });
    await reads('Nom complet', 'Camille Laurent');
    await reads('Téléphone', 'Non renseigné');
    await reads('Date de naissance', '17\u00a0avril 1988');
    await reads('Genre', 'Femme');
    await reads('Membre depuis', '3\u00a0novembre 2025');
  });

  test('is in English for a reader of English', async () => {
    await enter(undefined, { language: 'en' });
    await reads('Member since', '3\u00a0November 2025');
    await reads('Gender', 'Not given');
  });

  test('shows bookings and spending; the rest stays if those fail', async () => {
    page = await openPage(remote, '/profile');
    page.breakApi('500', /stats/);
    page.signIn();
    await reads('Nom complet', 'Camille Laurent');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erreur lors de la récupération des statistiques');
    page.breakApi('off');
    await page.user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await reads('Réservations', '5');
  });

  test('shows an error if it cannot be loaded, and a retry loads it', async () => {
    page = await openPage(remote, '/profile');
    page.breakApi('500', /\/auth\/me$/);
    page.signIn();
    const [alert = expect.fail('no alert')] = await screen.findAllByRole('alert');
    expect(alert.textContent).toContain('Erreur lors du chargement du profil');
    page.breakApi('off');
    await page.user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await reads('Nom complet', 'Camille Laurent');
  });
});

describe('the profile form', () => {
  test('shows a missing name at its field, keeps the rest, and sends nothing', async () => {
    await edit();
    await page.fill('Nom complet', '  ');
    await page.fill(/^Adresse/, '5 rue du Bac');
    await page.press('button', 'Enregistrer');
    const name = await screen.findByRole('textbox', { description: 'Le nom est requis' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByLabelText(/^Adresse/)).toHaveProperty('value', '5 rue du Bac');
    expect(saved()).toEqual([]);
    await page.fill('Nom complet', 'Camille');
    expect(screen.queryByText('Le nom est requis')).toBeNull();
  });

  test('shows the server’s error beside an invalid telephone number', async () => {
    await edit();
    await page.fill(/^Téléphone/, 'douze');
    await page.press('button', 'Enregistrer');
    await screen.findByRole('textbox', {
      name: /^Téléphone/,
      description: 'Veuillez saisir un numéro de téléphone valide',
    });
  });

  test('is reloaded after saving, with a message, and updates the header', async () => {
    await edit();
    await page.fill('Nom complet', 'Camille de Vaugirard');
    await page.user.click(screen.getByRole('radio', { name: 'Autre' }));
    await page.press('button', 'Enregistrer');
    await reads('Nom complet', 'Camille de Vaugirard');
    await reads('Genre', 'Autre');
    expect(toasts()).toEqual(['Profil mis à jour']);
    await waitFor(() =>
      expect(page.shell.services.session.getState()).toMatchObject({
        user: { name: 'Camille de Vaugirard' },
      }),
    );
  });

  test('has its former values after cancelling', async () => {
    await edit();
    await page.fill('Nom complet', 'Personne');
    await page.press('button', 'Annuler');
    await reads('Nom complet', 'Camille Laurent');
    expect(saved()).toEqual([]);
  });

  test('asks before it is left with unsaved changes', async () => {
    await edit();
    await page.fill('Nom complet', 'Camille de Vaugirard');
    await page.press('link', 'Paramètres');
    await screen.findByRole('alertdialog', { name: 'Modifications non enregistrées' });
    await page.press('button', 'Rester sur cette page');
    expect(page.path()).toBe('/profile');
    expect(screen.getByLabelText('Nom complet')).toHaveProperty('value', 'Camille de Vaugirard');
    await page.press('link', 'Paramètres');
    await page.press('button', 'Continuer sans enregistrer');
    await waitFor(() => expect(page.path()).toBe('/settings'));
  });

  test('refuses a date of birth in the future', async () => {
    page = await openPage(remote, '/profile', undefined, { now: () => new Date('2027-03-01T09:00:00Z') });
    page.signIn();
    await page.press('button', 'Modifier');
    expect((await screen.findByLabelText(/^Date de naissance/)).getAttribute('max')).toBe('2027-03-01');
  });
});

// @vitest-environment jsdom
import { buildCustomer } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const { email } = buildCustomer();
const link = `?email=${encodeURIComponent(email)}&token=good`;
const password = 'neuf nuages gris au sud';

let page: OpenPage;

const mails = () => page.calls.filter(({ path }) => path === '/auth/forgot-password');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isDisabled = (name: string | RegExp) => button(name).matches('[disabled], [aria-disabled=true]');

afterEach(() => {
  page.close();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('a forgotten password', () => {
  let now = new Date('2027-03-01T09:00:00Z');
  const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

  async function enter(visit: Visit = {}): Promise<void> {
    page = await openPage(remote, '/forgot-password', undefined, { now: () => now, ...visit });
    await screen.findByRole('heading', { level: 1 });
  }

  async function ask(): Promise<void> {
    await enter();
    await page.fill('Adresse e-mail', ` ${email} `);
    await page.press('button', 'Envoyer le lien');
    await screen.findByRole('button', { name: 'Envoyer un autre e-mail dans 60\u00a0s' });
  }

  test('cannot be requested while the address is empty', async () => {
    await enter();
    expect(isDisabled('Envoyer le lien')).toBe(true);
    await page.fill('Adresse e-mail', '   ');
    expect(isDisabled('Envoyer le lien')).toBe(true);
    await page.fill('Adresse e-mail', email);
    expect(isDisabled('Envoyer le lien')).toBe(false);
  });

  test('leads to a page that shows the address and focuses its title', async () => {
    await ask();
    await screen.findByText(`Si ${email} a un compte chez nous`, { exact: false });
    const title = screen.getByRole('heading', { name: 'Consultez vos e-mails' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe('/contact');
  });

  test('can be requested again after a minute, not before', async () => {
    await ask();
    expect(isDisabled('Envoyer un autre e-mail dans 60\u00a0s')).toBe(true);
    later(59);
    await screen.findByRole('button', { name: 'Envoyer un autre e-mail dans 1\u00a0s' });
    later(1);
    await page.press('button', 'Envoyer un autre e-mail');
    await screen.findByText('Un autre e-mail est parti : seul son lien est valable.');
    expect(mails()).toHaveLength(2);
    expect(isDisabled('Envoyer un autre e-mail dans 60\u00a0s')).toBe(true);
  });

  test('shows why a second mail was not sent, and allows another attempt at once', async () => {
    await ask();
    later(60);
    await screen.findByRole('button', { name: 'Envoyer un autre e-mail' });
    page.breakApi('500');
    await page.press('button', 'Envoyer un autre e-mail');
    await screen.findByText('Erreur lors de l’envoi de l’email');
    expect(isDisabled('Envoyer un autre e-mail')).toBe(false);
  });

  test('shows an invalid address at its field, also in English', async () => {
    await enter({ language: 'en' });
    await page.fill('Email address', 'nobody');
    await page.press('button', 'Send the link');
    const field = await screen.findByRole('textbox', { description: /valid email address/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field).toHaveProperty('value', 'nobody');
  });
});

describe('the link of the mail', () => {
  async function follow(query: string): Promise<void> {
    history.replaceState(null, '', `/reset-password${query}`);
    page = await openPage(remote, '/reset-password', (state) => void state.passwordResets.set(email, 'good'));
  }

  async function choose(first: string, second = first): Promise<void> {
    await page.fill('Nouveau mot de passe', first);
    await page.fill('Confirmer le mot de passe', second);
    await page.press('button', 'Changer le mot de passe');
  }

  test.each(['', '?email=claire%40example.org', '?token=good', '?email=+&token=good'])(
    'is reported at once if a part is missing (%s), and a new one can be requested',
    async (query) => {
      await follow(query);
      await screen.findByText('Lien de réinitialisation invalide ou manquant.');
      const again = screen.getByRole('link', { name: 'Demander un nouveau lien' });
      expect(again.getAttribute('href')).toBe('/forgot-password');
      expect(page.calls).toEqual([]);
    },
  );

  test('is reported as used before a password is typed', async () => {
    await follow(link.replace('good', 'used'));
    await screen.findByRole('link', { name: 'Demander un nouveau lien' });
    expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
  });

  test('is not reported as invalid if the check fails, and a retry opens the form', async () => {
    await follow(link);
    page.breakApi('network');
    await screen.findByText('Erreur de connexion au serveur');
    page.breakApi('off');
    await page.press('button', 'Réessayer');
    await screen.findByLabelText('Nouveau mot de passe');
  });

  test('fixes the address, and the strength meter follows the typed password', async () => {
    await follow(link);
    const address = await screen.findByRole('textbox', { name: 'Adresse e-mail' });
    expect(address).toHaveProperty('readOnly', true);
    expect(address).toHaveProperty('value', email);
    await page.fill('Nouveau mot de passe', 'abc');
    await screen.findByText('Trop court ou trop simple');
    await page.fill('Nouveau mot de passe', password);
    await screen.findByText('Très bon');
  });

  test('sets the password, ends the session of this browser, and opens the log-in page', async () => {
    await follow(link);
    page.signIn();
    await screen.findByLabelText('Nouveau mot de passe');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await choose(password);
    const done = await screen.findByRole('heading', { name: 'C’est fait' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(page.state.accounts[0]?.password).toBe(password);
    await waitFor(() => expect(page.shell.services.session.getState().status).toBe('anonymous'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(page.path()).toBe('/reset-password');
    await vi.advanceTimersByTimeAsync(1600);
    await waitFor(() => expect(page.path()).toBe('/login'));
    await screen.findByText('Mot de passe réinitialisé avec succès');
    expect(await screen.findByLabelText('Adresse e-mail')).toHaveProperty('value', email);
  });

  test('is reported if it expires while the password is typed', async () => {
    await follow(link);
    await screen.findByLabelText('Nouveau mot de passe');
    page.state.passwordResets.clear();
    await choose(password);
    await screen.findByText(/lien/i, { selector: '[role=alert] *' });
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveProperty('value', password);
  });
});

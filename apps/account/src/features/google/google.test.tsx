// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { saveDeparture, takeDeparture, type Departure } from './model/departure.ts';

const departure: Departure = {
  browserKey: 'browser-of-fake-google-key-1',
  purpose: 'sign-in',
  remember: true,
};
const good = '?success=true&session_key=fake-google-key-1';
const { flags } = buildSiteConfig();
const withoutGoogle = buildSiteConfig({ flags: { ...flags, googleSignIn: false } });

let page: OpenPage;

const asked = (path: string) => page.calls.filter((call) => call.path === path);
const stores = () => page.shell.services.stores;
const session = () => page.shell.services.session.getState().status;

/** Comes back from Google. */
async function comeBack(query: string, kept?: Departure, visit?: Visit): Promise<void> {
  history.replaceState(null, '', `/google-callback${query}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  page = await openPage(
    remote,
    '/google-callback',
    (_, { services }) => {
      if (kept !== undefined) saveDeparture(services.stores, kept);
    },
    visit,
  );
}

/** The page after as many milliseconds, and not before. */
async function leadsTo(path: string, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1000);
  expect(page.path()).toBe('/google-callback');
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(page.path()).toBe(path));
}

afterEach(() => {
  page.close();
  vi.useRealTimers();
});

describe('the Google button of the log-in page', () => {
  test('is absent if the site does not offer Google', async () => {
    page = await openPage(remote, '/login', undefined, { config: withoutGoogle });
    await screen.findByRole('button', { name: 'Se connecter' });
    expect(screen.queryByRole('button', { name: 'Continuer avec Google' })).toBeNull();
  });

  test('sends the browser to Google with a key that only this tab has, and with “remember me”', async () => {
    page = await openPage(remote, '/login');
    await page.user.click(await screen.findByRole('checkbox'));
    await page.press('button', 'Continuer avec Google');
    await waitFor(() => expect(stores().tab.keys()).toHaveLength(1));
    expect(takeDeparture(stores())).toEqual({
      browserKey: expect.stringMatching(/^browser-of-/),
      purpose: 'sign-in',
      remember: true,
    });
    expect(takeDeparture(stores())).toBeUndefined();
  });

  test.each([
    ['network', 'Erreur de connexion au serveur'],
    ['500', 'Erreur lors de la connexion avec Google'],
  ] as const)('shows the reason of a failure (%s) and can be pressed again', async (fault, words) => {
    page = await openPage(remote, '/login');
    page.breakApi(fault);
    await page.press('button', 'Continuer avec Google');
    await screen.findByText(words);
    await page.press('button', 'Continuer avec Google');
    await waitFor(() => expect(asked('/auth/google/redirect')).toHaveLength(2));
    expect(takeDeparture(stores())).toBeUndefined();
  });
});

test('a browser that stores nothing is told that it cannot come back from Google', async () => {
  page = await openPage(remote, '/login', (_state, { services }) => {
    vi.spyOn(services.stores.tab, 'isLasting').mockReturnValue(false);
  });
  await page.press('button', 'Continuer avec Google');
  await screen.findByText(/la connexion avec Google n’est pas possible/);
  expect(asked('/auth/google/redirect')).toEqual([]);
});

describe('the return from Google', () => {
  test('signs in, removes the key from the address, and opens the home page after two seconds', async () => {
    await comeBack(good, departure);
    await screen.findByText('Connexion Google réussie');
    expect([session(), location.search]).toEqual(['signed-in', '']);
    expect(asked('/auth/google/exchange')).toMatchObject([{ body: { remember: true } }]);
    await leadsTo('/', 2000);
  });

  test('leads to the page that asked for the log-in', async () => {
    await comeBack(good, { ...departure, from: '/reservation?etape=4' });
    const onward = await screen.findByRole('link', { name: 'Continuer maintenant' });
    expect(onward.getAttribute('href')).toBe('/reservation?etape=4');
  });

  test('never leads to another site', async () => {
    await comeBack(good, { ...departure, from: '//evil.example' });
    const onward = await screen.findByRole('link', { name: 'Continuer maintenant' });
    expect(onward.getAttribute('href')).toBe('/');
  });

  test('signs nobody in within a tab that started no sign-in, and opens the log-in page after three seconds', async () => {
    await comeBack(good);
    await screen.findByText('Paramètres de callback invalides');
    expect([session(), asked('/auth/google/exchange')]).toEqual(['anonymous', []]);
    await leadsTo('/login', 3000);
  });

  test.each([
    ['?success=false&error=identity.google_cancelled', 'Connexion avec Google annulée'],
    ['?success=false&error=identity.google_unheard_of', 'Erreur de connexion Google'],
    ['?success=false&error=internal&message=Appelez+le+0899', 'Une erreur inattendue s’est produite'],
    ['?message=Appelez+le+0899', 'Paramètres de callback invalides'],
  ])('shows our own text for a refusal: %s', async (query, words) => {
    await comeBack(query, departure);
    await screen.findByText(words);
    expect(page.element.textContent).not.toContain('0899');
    expect(session()).toBe('anonymous');
  });

  test('reports an unreadable answer', async () => {
    await comeBack(good, departure);
    page.breakApi('nonsense');
    await screen.findByText('Erreur lors du traitement des données utilisateur');
  });

  test('is in German for a visitor whose language is German', async () => {
    await comeBack('?success=false&error=identity.google_cancelled', departure, { language: 'de' });
    await screen.findByText('Die Anmeldung mit Google wurde abgebrochen');
  });
});

describe('the Google account in the settings', () => {
  const security = '/settings?tab=security';
  const title = { name: 'Compte Google' };
  const section = async () =>
    within((await screen.findByRole('heading', title)).closest('section') ?? expect.fail('no section'));

  async function enter(prepare: (state: OpenPage['state']) => void, visit?: Visit): Promise<void> {
    page = await openPage(remote, security, prepare, visit);
    page.signIn();
  }

  test('is linked after a visit to Google, and the settings show it', async () => {
    await comeBack(good, { ...departure, purpose: 'link' });
    page.signIn();
    await screen.findByText('Votre compte Google est lié');
    await page.press('link', 'Continuer maintenant');
    await (await section()).findByText('Lié');
    expect(page.path()).toBe(security);
  });

  test('is unlinked with the password, and stays linked without it', async () => {
    await enter((state) => void state.googleAccounts.add(1));
    await page.press('button', 'Délier le compte Google');
    await page.press('button', 'Annuler');
    await (await section()).findByText(/cette action demande votre mot de passe/);
    await page.press('button', 'Délier le compte Google');
    await page.fill('Mot de passe', 'pas le bon');
    await page.press('button', 'Confirmer');
    await screen.findByText('Mot de passe incorrect');
    expect(page.state.googleAccounts.size).toBe(1);
    await page.fill('Mot de passe', 'demonstration');
    await page.press('button', 'Confirmer');
    await (await section()).findByRole('button', { name: 'Lier un compte Google' });
    expect(page.state.googleAccounts.size).toBe(0);
    expect(page.shell.toasts.getState().map(({ message }) => message)).toEqual([
      'Votre compte Google n’est plus lié',
    ]);
  });

  test('cannot be unlinked if it is the only way to sign in', async () => {
    await enter((state) => {
      state.googleAccounts.add(1);
      state.accounts = state.accounts.map((account) => ({ ...account, password: '' }));
    });
    await (await section()).findByText(/choisissez d’abord un mot de passe/);
    expect(screen.queryByRole('button', { name: 'Délier le compte Google' })).toBeNull();
  });

  test('stays linked and shows the reason if unlinking fails', async () => {
    await enter((state) => void state.googleAccounts.add(1));
    await (await section()).findByText('Lié');
    page.breakApi('network', /google/);
    await page.press('button', 'Délier le compte Google');
    await (await section()).findByText('Erreur de connexion au serveur');
    await (await section()).findByText('Lié');
  });

  test('can still be unlinked on a site without Google, and is not offered otherwise', async () => {
    await enter((state) => void state.googleAccounts.add(1), { config: withoutGoogle });
    await page.press('button', 'Délier le compte Google');
    await waitFor(() => expect(screen.queryByRole('heading', title)).toBeNull());
  });
});

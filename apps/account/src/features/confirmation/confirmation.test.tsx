// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const asked = (path: string) => page.calls.filter((call) => call.path === path);

afterEach(() => {
  page.close();
  history.replaceState(null, '', '/');
});

/** Opens a page as the first customer of the fake API. @param owner whose address the link `good` confirms */
async function open(path: string, owner: number): Promise<void> {
  history.replaceState(null, '', path);
  page = await openPage(remote, path, (state) => void state.emailConfirmations.set('good', owner));
  page.signIn();
}

describe('the mail’s link', () => {
  test('confirms the address once, and opens the security settings without their notice', async () => {
    await open('/verify-email?token=good', 1);
    await screen.findByText('Votre adresse e-mail est confirmée');
    expect(asked('/auth/verify-email')).toHaveLength(1);
    await page.press('link', 'Ouvrir les paramètres de sécurité');
    await screen.findByRole('button', { name: 'Ajouter une clé d’accès' });
    expect(screen.queryByRole('heading', { name: 'Adresse e-mail à confirmer' })).toBeNull();
  });

  test('confirms nothing for another account, and offers to sign out', async () => {
    await open('/verify-email?token=good', 2);
    await page.press('button', 'Se déconnecter et continuer');
    await waitFor(() => expect(page.shell.services.session.getState().status).toBe('anonymous'));
  });
});

describe('before the address is confirmed', () => {
  test('the security settings offer neither a passkey nor Google, and send another link', async () => {
    await open('/settings?tab=security', 1);
    await screen.findByRole('heading', { name: 'Adresse e-mail à confirmer' });
    expect(screen.getAllByText(/Confirmez d’abord votre adresse e-mail/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lier un compte Google' })).toBeNull();
    await page.press('button', 'Envoyer un nouveau lien');
    await screen.findByText('Nous vous avons envoyé un nouveau lien de confirmation');
    expect(asked('/auth/verify-email/send')).toHaveLength(1);
    await screen.findByRole('button', { name: 'Envoyer un autre e-mail dans 60\u00a0s' });
  });
});

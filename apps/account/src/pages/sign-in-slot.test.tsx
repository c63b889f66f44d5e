// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const slot = '/harness/slot/account/sign-in@1';
const password = 'neuf nuages gris au sud';

let page: OpenPage;
afterEach(() => page.close());

const session = () => page.shell.services.session.getState();
const readField = (label: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

test('a visitor registers in place with the contact of the page, and the page stays', async () => {
  page = await openPage(remote, slot);
  await page.press('tab', 'S’inscrire');
  expect(['Nom complet', 'Adresse e-mail', /^Téléphone/].map(readField)).toEqual([
    'Claire Martin',
    'claire@example.org',
    '+33612345678',
  ]);
  const fields = ['Mot de passe', 'Confirmer le mot de passe'].map((label) => visible(label));
  for (const field of fields) await page.user.type(field, password);
  await page.press('button', 'Créer mon compte');
  await waitFor(() => expect(session()).toMatchObject({ user: { email: 'claire@example.org' } }));
  expect(page.path()).toBe(slot);
});

test('what is typed into one form is there after a look at the other', async () => {
  page = await openPage(remote, slot);
  await screen.findByRole('tab', { name: 'Connexion', selected: true });
  await page.user.clear(screen.getByRole('textbox', { name: 'Adresse e-mail' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'paul@example.org');
  await page.press('tab', 'S’inscrire');
  await page.press('tab', 'Connexion');
  expect(readField('Adresse e-mail')).toBe('paul@example.org');
});

test('a refused log-in says why in place, and Google is offered where the site has it', async () => {
  const config = buildSiteConfig();
  page = await openPage(remote, slot, undefined, {
    config: { ...config, flags: { ...config.flags, googleSignIn: true } },
  });
  await screen.findByRole('tab', { name: 'Connexion' });
  await page.user.type(visible('Mot de passe'), password);
  await page.press('button', 'Se connecter');
  await screen.findByRole('alert');
  expect(session().status).toBe('anonymous');
  screen.getByRole('button', { name: 'Continuer avec Google' });
});

/** The field of the form in sight. */
function visible(label: string): HTMLElement {
  const fields = screen.getAllByLabelText(label, { selector: 'input' });
  return fields.find((field) => field.closest('[hidden]') === null) ?? expect.fail(label);
}

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const contact = { name: 'Claire Martin', email: 'claire@example.com', phone: '+33 1 99 00 05 10' };

let page: OpenPage;
beforeEach(async () => {
  page = await openPage(remote, '/profile');
});
afterEach(() => page.close());

/** Arrives with the contact data that the visitor gave on the page before. */
async function arrive(path: string): Promise<void> {
  page.shell.services.navigation.go(path, { state: { from: '/reservation?etape=4', contact } });
  await screen.findByLabelText('Adresse e-mail');
}

const readValue = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('the registration begins with the contact data of a booking', async () => {
  await arrive('/register');
  expect(['Nom complet', 'Adresse e-mail', /^Téléphone/].map(readValue)).toEqual(Object.values(contact));
});

test('the log-in begins with its address, and so does a forgotten password', async () => {
  await arrive('/login');
  expect(readValue('Adresse e-mail')).toBe(contact.email);
  await page.press('link', 'Mot de passe oublié');
  const send = await screen.findByRole('button', { name: 'Envoyer le lien' });
  await waitFor(() => expect(send.matches(':enabled')).toBe(true));
  expect(readValue('Adresse e-mail')).toBe(contact.email);
});

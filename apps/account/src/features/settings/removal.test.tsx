// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const password = () => screen.findByLabelText<HTMLInputElement>('Mot de passe');
const word = () => screen.findByLabelText<HTMLInputElement>(/^Tapez/);
const remove = () => page.press('button', 'Supprimer définitivement');

beforeEach(async () => {
  page = await openPage(remote, '/settings?tab=account');
  page.signIn();
  await page.press('button', 'Supprimer mon compte');
});
afterEach(() => page.close());

test('a wrong password has its fault and the focus, and the typed word stays', async () => {
  await page.fill('Mot de passe', 'pas le bon');
  await page.fill(/^Tapez/, 'DELETE');
  await remove();
  expect(await screen.findByText(/Mot de passe incorrect/)).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await password()));
  expect((await word()).value).toBe('DELETE');
  expect((await password()).getAttribute('aria-invalid')).toBe('true');
});

test('the right password ends the account and the session', async () => {
  await page.fill('Mot de passe', 'demonstration');
  await page.fill(/^Tapez/, 'DELETE');
  await remove();
  await waitFor(() => expect(page.shell.services.session.getState().status).toBe('anonymous'));
  expect(page.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
    { password: 'demonstration', confirmation: 'DELETE' },
  ]);
});

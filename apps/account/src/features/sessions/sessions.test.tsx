// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const others = () => screen.findAllByRole('button', { name: /^Déconnecter Safari sur iOS/ });
const toasts = () => page.shell.toasts.getState().map(({ message }) => message);
const ended = () => page.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

beforeEach(async () => {
  page = await openPage(remote, '/settings?tab=security', (state) => {
    state.sessions.set('fake-session-1-8', 1).set('fake-session-1-9', 1).set('fake-session-2-5', 2);
  });
  page.signIn();
  expect(await others()).toHaveLength(2);
});
afterEach(() => page.close());

test('ends one session, and no other', async () => {
  await page.press('button', /^Déconnecter Safari sur iOS/);
  await waitFor(async () => expect(await others()).toHaveLength(1));
  expect(toasts()).toEqual(['La session est fermée']);
  expect(ended()).toEqual(['/auth/sessions/8']);
});

test('ends every session of the customer but this one', async () => {
  await page.press('button', 'Déconnecter tous les autres appareils');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Déconnecter Safari/ })).toBeNull());
  expect(page.shell.services.session.getState().status).toBe('signed-in');
  expect(page.state.sessions.size).toBe(2);
});

test('a session that cannot be ended stays in the list, and the message says why', async () => {
  page.breakApi('network', /sessions/);
  await page.press('button', 'Déconnecter tous les autres appareils');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toContain('Erreur de connexion au serveur');
  page.breakApi('off');
  expect(await others()).toHaveLength(2);
});

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 15_000 };
const failed = 'Erreur lors de l’envoi du message';
const words = 'Bonjour, avez-vous une voiture de sept places le 3 mars ?';

let page: OpenPage;

const sent = () => page.calls.filter(({ method, path }) => method === 'POST' && path.includes('contact'));
const labels = ['Nom', 'Adresse e-mail', 'Téléphone (facultatif)', 'Sujet', 'Message'];
/** The labels of the fields with an error. */
const invalid = () => labels.filter((label) => screen.getByLabelText(label).hasAttribute('aria-invalid'));
const send = async () => page.press('button', 'Envoyer le message');

async function fillIn(): Promise<void> {
  await page.fill('Nom', 'Claire Martin');
  await page.fill('Adresse e-mail', 'claire@example.org');
  await page.user.selectOptions(screen.getByLabelText('Sujet'), 'reservation');
  await page.fill('Message', words);
}

beforeEach(async () => {
  page = await openPage(remote, '/contact');
  await screen.findByLabelText('Message');
});
afterEach(() => page.close());

test('a message is sent with the visitor’s time and confirmed, and the form is empty again', async () => {
  await fillIn();
  await send();
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  expect(page.state.messages).toMatchObject([
    { name: 'Claire Martin', email: 'claire@example.org', subject: 'reservation', message: words },
  ]);
  expect(page.state.messages[0]?.timestamp).toBeDefined();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
});

test('an empty contact form shows the error of each field, focuses the first, and sends nothing', async () => {
  await send();
  await screen.findByText('Le nom doit contenir au moins 2 caractères', { exact: false });
  expect(invalid()).toEqual(['Nom', 'Adresse e-mail', 'Sujet', 'Message']);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')), patience);
  expect(sent()).toEqual([]);
  expect(screen.queryByText(failed, { exact: false })).toBeNull();
});

test('a message that the server refuses is reported as not sent', async () => {
  await fillIn();
  page.breakApi('500');
  await send();
  await screen.findByText(failed, { exact: false });
});

test.each([
  ['an address that is none', 'Adresse e-mail', 'claire'],
  ['a number that is none', 'Téléphone (facultatif)', 'douze'],
])('%s is shown beside its field, and all typed values stay', async (_, label, text) => {
  await fillIn();
  await page.fill(label, text);
  await send();
  await vi.waitFor(() => expect(invalid()).toEqual([label]), patience);
  expect(screen.getByLabelText(label)).toHaveProperty('value', text);
  expect(screen.getByLabelText('Message')).toHaveProperty('value', words);
});

test('without a connection the contact form says so, keeps what was typed, and a retry sends it', async () => {
  await fillIn();
  page.breakApi('network');
  await send();
  await screen.findByText('Erreur de connexion au serveur', { exact: false });
  expect(screen.getByLabelText('Message')).toHaveProperty('value', words);
  page.breakApi('off');
  await send();
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  expect(page.state.messages).toHaveLength(1);
});

test('a message submitted twice is sent once', async () => {
  await fillIn();
  const button = screen.getByRole('button', { name: 'Envoyer le message' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  expect(page.state.messages).toHaveLength(1);
});

test('a reload keeps an unfinished message, and a sent one is forgotten', async () => {
  await fillIn();
  const reload = async () => {
    page.shell.services.navigation.go('/about');
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    page.shell.services.navigation.go('/contact');
    await screen.findByLabelText('Message');
  };
  await reload();
  await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Claire Martin'));
  expect(screen.getByLabelText('Sujet')).toHaveProperty('value', 'reservation');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', words);
  await send();
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  await reload();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
});

test('error texts follow a change of the page’s language', async () => {
  await send();
  await screen.findByText('Le nom doit contenir au moins 2 caractères', { exact: false });
  page.shell.services.language.set('de');
  await waitFor(() => expect(screen.queryByText('Le nom', { exact: false })).toBeNull());
  await screen.findByText('Der Name', { exact: false });
});

test('a customer’s name, address and telephone are filled in, never over what was typed, and stay after the message', async () => {
  await page.fill('Nom', 'Dominique');
  page.signIn();
  const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(read('Adresse e-mail')).toBe('camille.laurent@example.com'));
  expect(read('Nom')).toBe('Dominique');
  expect(read('Téléphone (facultatif)')).toMatch(/^\+33 6/);
  await page.user.selectOptions(screen.getByLabelText('Sujet'), 'reservation');
  await page.fill('Message', words);
  await send();
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  expect(page.state.messages).toMatchObject([{ name: 'Dominique', email: 'camille.laurent@example.com' }]);
  expect([read('Nom'), read('Message')]).toEqual(['Camille Laurent', '']);
});

test('a customer who comes to the contact form finds name and address in it, without a touch', async () => {
  page.close();
  page = await openPage(remote, '/contact');
  page.signIn();
  await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Camille Laurent'));
  await page.user.selectOptions(screen.getByLabelText('Sujet'), 'reservation');
  await page.fill('Message', words);
  await send();
  await screen.findByText('Votre message a été envoyé avec succès', { exact: false });
  expect(page.state.messages).toMatchObject([
    { name: 'Camille Laurent', email: 'camille.laurent@example.com' },
  ]);
});

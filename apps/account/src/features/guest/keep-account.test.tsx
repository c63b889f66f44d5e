// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import messages from '../../messages/fr.json' with { type: 'json' };
import { remote } from '../../remote.ts';

const password = 'neuf nuages gris au sud';
const currentIsWrong = 'Le mot de passe actuel est incorrect';
const { fields, guest, passkeys } = messages;

let page: OpenPage;

/** Opens the ride of a guest, whose browser makes no passkey. */
beforeEach(async () => {
  history.replaceState(null, '', '/guest?token=good');
  page = await openPage(remote, '/guest?token=good', (state) => {
    state.guests.add(1);
    state.guestLinks.set('good', 1);
    state.accounts = state.accounts.map(({ user }) => ({ user, password: '' }));
  });
  await page.press('button', guest.openButton);
  const heading = await screen.findByRole('heading', { name: guest.openedTitle });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
afterEach(() => {
  page.close();
  history.replaceState(null, '', '/');
});

async function keepWith(typed: string): Promise<void> {
  await page.fill(fields.newPassword, typed);
  await page.fill(fields.passwordConfirmation, typed);
  await page.press('button', guest.keep);
}

const keptPassword = () => page.state.accounts.find(({ user }) => user.id === 1)?.password;

test('after a passkey that was not made, the account is kept with a password', async () => {
  await page.press('button', guest.keepByPasskey);
  await screen.findByText(passkeys.unsupported);
  expect(page.state.guests.has(1)).toBe(false);
  await keepWith(password);
  await screen.findByText(guest.kept);
  expect(keptPassword()).toBe(password);
});

/** The account as a call that got no answer left it. */
function keepUnanswered(): void {
  page.state.guests.delete(1);
  page.state.accounts = page.state.accounts.map(({ user }) => ({ user, password }));
}

test('a password that is set already counts as kept', async () => {
  keepUnanswered();
  await keepWith(password);
  await screen.findByText(guest.kept);
});

test('a password other than the one that is set already is refused beside its field', async () => {
  keepUnanswered();
  await keepWith(`${password} et au nord`);
  await screen.findByText(currentIsWrong);
  const field = screen.getByLabelText(fields.newPassword, { selector: 'input' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(guest.kept)).toBeNull();
  expect(keptPassword()).toBe(password);
});

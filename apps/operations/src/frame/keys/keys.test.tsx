import { buildReservation } from '@livree/testing/builders';
// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../../messages/fr.json' with { type: 'json' };
import { remote } from '../../remote.ts';
import { entries } from '../entries.ts';
import { letters } from './read-key.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

async function openRides(): Promise<OpenPage> {
  page = await openPage(remote, '/operations/rides', (state, shell) => {
    state.reservations = [12, 13].map((id) => buildReservation({ id, pickupAt: '2027-03-01T11:00' }));
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  return page;
}
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.closest('tr');
const rows = () => [...document.querySelectorAll('tbody tr')];
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('every page has a letter of its own', () => {
  expect(new Set(Object.values(letters)).size).toBe(entries.length);
});

test('g and a letter lead to a page, and a letter alone does not', async () => {
  await openRides();
  press('m');
  await title(messages.frame.rides);
  press('g', 'f');
  await title(messages.frame.fleet);
});

test('keys act beside the question about cookies, which is a dialog that nobody has answered', async () => {
  await openRides();
  const question = document.body.appendChild(document.createElement('aside'));
  question.setAttribute('role', 'dialog');
  press('g', 'f');
  await title(messages.frame.fleet);
  question.remove();
});

test('j and k walk along the rows, and the slash goes to the search, where letters are text', async () => {
  await openRides();
  press('j');
  expect(focused()).toBe(rows()[0]);
  press('j');
  expect(focused()).toBe(rows()[1]);
  press('k');
  expect(focused()).toBe(rows()[0]);
  press('/');
  const search = screen.getByLabelText(messages.rides.search);
  expect(document.activeElement).toBe(search);
  press('j', 'g', 'f');
  expect(document.activeElement).toBe(search);
  await title(messages.frame.rides);
});

test('letters can be turned off, which is stored; the window opens all the same', async () => {
  await openRides();
  press('?');
  await screen.findByRole('dialog', { name: messages.keys.title });
  fireEvent.click(screen.getByRole('switch', { name: messages.keys.letters }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('g', 'f', 'j');
  expect(focused()).toBeFalsy();
  await title(messages.frame.rides);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: messages.keys.letters });
  expect(toggle.checked).toBe(false);
});

test('a few letters in the window lead to a page, and any text to a search', async () => {
  await openRides();
  press('?');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: messages.keys.to });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'tarif' } });
  await screen.findByRole('option', { name: messages.keys.inRides.replace('{{text}}', 'tarif') });
  fireEvent.click(screen.getByRole('option', { name: messages.frame.prices }));
  await title(messages.frame.prices);
});

test('Enter leads to the first of what the letters find', async () => {
  await openRides();
  press('?');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: messages.keys.to });
  fireEvent.change(field, { target: { value: 'tarif' } });
  await screen.findByRole('option', { name: messages.frame.prices });
  press('Enter');
  await title(messages.frame.prices);
});

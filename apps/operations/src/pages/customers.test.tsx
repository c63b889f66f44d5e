// @vitest-environment jsdom
import { buildReservation } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const ride = buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' });

/** Opens a page as the operator. */
async function open(path: string): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    state.reservations = [ride];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

test('a ride leads to its customer, who is written to, and the letter stands on the page', async () => {
  const opened = await open('/operations/rides/12');
  const link = await screen.findByRole('link', { name: ride.clientName });
  expect(link.getAttribute('href')).toBe('/operations/customers/1');
  opened.close();
  const again = await open('/operations/customers/1');
  await again.fill(messages.customers.subject, 'Votre parapluie');
  await again.fill(messages.customers.message, 'Court');
  await again.press('button', messages.customers.send);
  expect(await screen.findByText('Le message doit contenir au moins 10 caractères')).toBeDefined();
  await again.fill(messages.customers.message, 'Nous l’avons retrouvé dans la voiture.');
  await again.press('button', messages.customers.send);
  await waitFor(() => expect(again.state.letters.get(1)).toHaveLength(1));
  expect(await screen.findByRole('cell', { name: messages.act.write })).toBeDefined();
});

test('a letter whose answer was lost is sent again and leaves once; the same one later is another', async () => {
  const opened = await open('/operations/customers/1');
  const write = async () => {
    await opened.fill(messages.customers.subject, 'Votre parapluie');
    await opened.fill(messages.customers.message, 'Nous l’avons retrouvé dans la voiture.');
  };
  await write();
  opened.breakApi('lost', /letters$/);
  await opened.press('button', messages.customers.send);
  await screen.findByRole('alert');
  opened.breakApi('off');
  await opened.press('button', messages.customers.send);
  await waitFor(() => expect(opened.shell.toasts.getState()).toHaveLength(1));
  expect(opened.state.letters.get(1)).toHaveLength(1);
  await write();
  await opened.press('button', messages.customers.send);
  await waitFor(() => expect(opened.state.letters.get(1)).toHaveLength(2));
});

test('a customer is deleted only under their name, and what was typed stays after a refusal', async () => {
  const opened = await open('/operations/customers/1');
  const field = 'Pour confirmer, tapez : Camille Laurent';
  await opened.fill(field, 'Camille');
  await opened.press('button', 'Supprimer définitivement Camille Laurent');
  expect(await screen.findByText('Ce n’est pas le nom de ce client')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('Camille');
  await opened.fill(field, 'Camille Laurent');
  await opened.press('button', 'Supprimer définitivement Camille Laurent');
  await waitFor(() => expect(opened.state.accounts.map(({ user }) => user.role)).toEqual(['operator']));
});

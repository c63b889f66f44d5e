// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** Opens a page as the operator. */
async function open(path: string): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    state.reservations = [];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

test('a customer on the telephone is found, or added without a password, and then chosen', async () => {
  const opened = await open('/operations/rides/new');
  await opened.fill(messages.customers.search, 'Camille');
  expect(await screen.findByText('Camille Laurent')).toBeDefined();
  await opened.fill(messages.newRide.name, 'Ali Haddad');
  await opened.fill(messages.ride.email, 'ali@example.org');
  await opened.fill(messages.ride.phone, '+33 6 11 22 33 44');
  await opened.press('button', messages.newRide.addCustomer);
  await waitFor(() =>
    expect(opened.state.accounts.some(({ user }) => user.name === 'Ali Haddad')).toBe(true),
  );
  expect(await screen.findByRole('link', { name: 'Ali Haddad' })).toBeDefined();
});

test('a customer whose answer was lost is sent again and added once', async () => {
  const opened = await open('/operations/rides/new');
  await opened.fill(messages.newRide.name, 'Ali Haddad');
  await opened.fill(messages.ride.email, 'ali@example.org');
  await opened.fill(messages.ride.phone, '+33 6 11 22 33 44');
  opened.breakApi('lost', /customers$/);
  await opened.press('button', messages.newRide.addCustomer);
  await screen.findByRole('alert');
  opened.breakApi('off');
  await opened.press('button', messages.newRide.addCustomer);
  expect(await screen.findByRole('link', { name: 'Ali Haddad' })).toBeDefined();
  expect(opened.state.accounts.filter(({ user }) => user.name === 'Ali Haddad')).toHaveLength(1);
});

test('a ride without a price or a customer cannot be booked', async () => {
  await open('/operations/rides/new?for=1');
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: messages.newRide.submit });
  expect(submit.disabled).toBe(true);
  expect(screen.getByText(messages.newRide.noPrice)).toBeDefined();
});

// @vitest-environment jsdom
import { buildReservation, buildVehicle } from '@livree/testing/builders';
import { addOperator, type FakeState } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** Opens a page as the operator. */
async function open(path: string, prepare: (state: FakeState) => void = () => undefined): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    state.reservations = [];
    prepare(state);
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

const fleetOf = (count: number) =>
  Array.from({ length: count }, (_, index) => buildVehicle({ id: index + 1, name: `Classe E ${index + 1}` }));

const isFleet = ({ path }: { readonly path: string }) => path === '/vehicules';
const vehicleField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: messages.move.vehicle });

test.each([
  ['of a new ride', '/operations/rides/new', 60, 1],
  ['of a ride that is moved', '/operations/rides/12', 60, 1],
  ['of a fleet that fills three pages', '/operations/rides/new', 201, 3],
])('every vehicle can be chosen %s', async (_which, path, count, pages) => {
  const opened = await open(path, (state) => {
    state.vehicles = fleetOf(count);
    state.reservations = [buildReservation({ id: 12, vehicleId: 1, status: 'confirmed' })];
  });
  const field = await vehicleField();
  await waitFor(() => expect(field.options).toHaveLength(count + 1));
  await opened.user.selectOptions(field, `Classe E ${count}`);
  expect(field.value).toBe(String(count));
  expect(opened.calls.filter(isFleet)).toHaveLength(pages);
});

test.each(['/operations/rides/new', '/operations/rides/12'])(
  'vehicles of %s that could not be read are said, and read at another try',
  async (path) => {
    const opened = await open(path, (state) => {
      state.vehicles = fleetOf(3);
      state.reservations = [buildReservation({ id: 12, vehicleId: 1, status: 'confirmed' })];
    });
    opened.breakApi('500', /^\/vehicules$/);
    const failure = await screen.findByText(messages.move.vehiclesFailed);
    expect(failure.closest('[role="alert"]')).not.toBeNull();
    opened.breakApi('off');
    await opened.press('button', 'Réessayer');
    const field = await vehicleField();
    await waitFor(() => expect(field.options).toHaveLength(4));
    expect(screen.queryByText(messages.move.vehiclesFailed)).toBeNull();
  },
);

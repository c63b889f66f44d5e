// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';
import { bookingSchema, emptyBooking, type Booking } from '../../wizard/booking.ts';

const password = 'Un long mot de passe 7';

const booking: Booking = {
  ...emptyBooking,
  serviceType: 'airport',
  vehicleId: 1,
  trip: {
    ...emptyBooking.trip,
    departure: 'Aéroport Paris-Charles de Gaulle (CDG)',
    destination: 'Versailles',
    date: '2027-03-11',
    time: '09:30',
  },
  contact: {
    name: 'Claire Martin',
    email: 'claire@example.org',
    phone: '+33612345678',
    createAccount: true,
  },
};

let page: OpenPage;

const registered = () => page.calls.filter(({ path }) => path.includes('register'));
const session = () => page.shell.services.session.getState().status;
const step = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(async () => {
  page = await openPage(remote, '/reservation?etape=3', (_, { services }) => {
    services.draft({ name: 'booking', version: 1, schema: bookingSchema }).write(booking);
  });
  await screen.findByLabelText('Mot de passe', { selector: 'input' });
});
afterEach(() => page.close());

async function submit(first: string, second = first): Promise<void> {
  await page.fill('Mot de passe', first);
  await page.fill('Confirmer le mot de passe', second);
  await page.press('button', 'Continuer');
}

test('step 3 creates the account before the payment, and signs its owner in', async () => {
  await submit(password);
  await waitFor(() => expect(step()).toBe('Paiement'));
  expect(session()).toBe('signed-in');
  expect(page.state.accounts.at(-1)?.user.email).toBe('claire@example.org');
});

test('two passwords that differ create nothing', async () => {
  await submit(password, 'Un autre mot de passe 8');
  await screen.findByText('Les mots de passe ne correspondent pas');
  expect(registered()).toEqual([]);
  expect(step()).toBe('Coordonnées');
});

test('an address that has an account stays in its field, with the reason and a way to log in', async () => {
  await page.fill('Adresse e-mail', page.state.accounts[0]?.user.email ?? '');
  await submit(password);
  await screen.findByText('Compte non créé');
  expect(screen.getByLabelText('Adresse e-mail').getAttribute('aria-invalid')).toBe('true');
  expect([step(), session()]).toEqual(['Coordonnées', 'anonymous']);
  await page.press('button', 'Connexion');
  await screen.findByRole('region', { name: 'account/sign-in@1' });
});

test('without a connection nothing is lost, and another press creates the account', async () => {
  page.breakApi('network', /register/);
  await submit(password);
  await screen.findByText('Compte non créé');
  expect(screen.getByLabelText('Mot de passe', { selector: 'input' })).toHaveProperty('value', password);
  page.breakApi('off');
  await page.press('button', 'Continuer');
  await waitFor(() => expect(step()).toBe('Paiement'));
});

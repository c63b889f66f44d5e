// @vitest-environment jsdom
import { buildFollowingConfig } from '@livree/testing/builders';
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { withContact, withJourney, withReturn } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';

let page: OpenPage;
afterEach(() => page.close());

const withEmail = (email: string) => ({ ...withContact, contact: { ...withContact.contact, email } });
const step = (name: string) => screen.findByRole('heading', { name });

describe('an address that was probably mistyped', () => {
  test('is asked about once, with the focus, and going on again keeps it', async () => {
    page = await openStep(3, withEmail('claire@gmial.com'));
    await page.press('button', 'Continuer');
    const question = await screen.findByText(/vouliez-vous écrire claire@gmail.com/);
    await waitFor(() => expect(question.closest('[tabindex="-1"]')).toBe(document.activeElement));
    await page.press('button', 'Continuer');
    await step('Paiement');
    await screen.findByText(/^Nous vous écrivons à claire@gmial\.com/);
  });

  test('is mended in one press', async () => {
    page = await openStep(3, withEmail('claire@gmial.com'));
    await page.press('button', 'Continuer');
    await page.press('button', 'Écrire claire@gmail.com');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', 'claire@gmail.com');
    expect(screen.queryByText('Est-ce exact ?')).toBeNull();
    await page.press('button', 'Continuer');
    await step('Paiement');
  });
});

test('a customer with another ride at that time is asked, and may go on', async () => {
  page = await openStep(2, withJourney, {}, (state) => {
    const [ride] = state.reservations;
    if (ride) Object.assign(ride, { status: 'confirmed', vehicleId: 2, pickupAt: '2027-03-12T10:15' });
  });
  page.signIn();
  await screen.findByText('Véhicule disponible à cette heure');
  await page.press('button', 'Continuer');
  await screen.findByText(/Vous avez déjà un trajet à ce moment/);
  await page.press('button', 'Continuer');
  await step('Coordonnées');
});

describe('a flight that is odd', () => {
  const follow = (flightNumber: string) => ({
    ...withJourney,
    extras: [{ code: 'flight_tracking' as const, quantity: 1 }],
    flightNumber,
  });
  const enter = async (flightNumber: string) => {
    page = await openStep(2, follow(flightNumber), { config: buildFollowingConfig() });
    await screen.findByText('Véhicule disponible à cette heure');
    await page.press('button', 'Continuer');
  };

  test('is asked about once, says that it is invented, and keeps nobody', async () => {
    await enter('AF 1904');
    await screen.findByText(/Le vol AF1904 n’est pas annoncé ce jour-là.*inventés/);
    await page.press('button', 'Continuer');
    await step('Coordonnées');
  });

  test('before the way back is asked about by its name, and one press moves the way back behind it', async () => {
    const extras = [{ code: 'flight_tracking' as const, quantity: 1 }];
    const booking = { ...withReturn, extras, returnFlightNumber: 'AF 1959' };
    page = await openStep(2, booking, { config: buildFollowingConfig() });
    await screen.findByText('Véhicule disponible à cette heure');
    await page.press('button', 'Continuer');
    await screen.findByText(/^Le vol du retour AF1959 atterrit/);
    expect(screen.queryByText(/^Le vol AF1959/)).toBeNull();
    await page.press('button', /^Rentrer le/);
    await waitFor(() => expect(screen.queryByText('Est-ce exact ?')).toBeNull());
    expect(storedBooking(page)).toMatchObject({
      trip: { time: '09:30', returnDate: '2027-03-15', returnTime: '00:15' },
      returnFlightDate: '2027-03-14',
    });
  });

  test.each([
    ['AF 1960', '2027-03-12', '11:05'],
    ['AF 1959', '2027-03-13', '00:15'],
  ])('%s lands after the pickup, which one press moves behind it', async (number, date, time) => {
    await enter(number);
    await page.press('button', /^Partir le/);
    await waitFor(() => expect(screen.queryByText('Est-ce exact ?')).toBeNull());
    expect(storedBooking(page)).toMatchObject({ trip: { date, time }, flightDate: '2027-03-12' });
    await screen.findByText('Véhicule disponible à cette heure');
    await page.press('button', 'Continuer');
    await step('Coordonnées');
  });
});

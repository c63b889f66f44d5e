// @vitest-environment jsdom
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { withJourney } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import type { Booking } from '../../wizard/booking.ts';

let page: OpenPage;
afterEach(() => page.close());

async function enter(booking: Booking): Promise<void> {
  page = await openStep(2, booking);
  await screen.findByRole('checkbox', { name: /^Aller-retour/ });
}

async function choose(select: RegExp, option: string): Promise<void> {
  await page.press('button', select);
  await page.press('option', option);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

test('the next vehicle with room is named with its price, and taken in one press', async () => {
  await enter({ ...withJourney, plan: 'elite' });
  await choose(/Passagers$/, '6');
  await screen.findByText(/^Mercedes Classe V prend tout le monde, pour \d+,\d\d\s€\.$/);
  await page.press('button', 'Prendre Mercedes Classe V');
  await waitFor(() => expect(screen.queryByText(/est trop petit/)).toBeNull());
  expect(page.shell.toasts.getState().map(({ message }) => message)).toEqual([
    'Mercedes Classe V est choisi',
  ]);
  await waitFor(() => expect(storedBooking(page)).toMatchObject({ vehicleId: 3, plan: null, passengers: 6 }));
});

test('the seat follows from the age of the child, and the summary counts the seats', async () => {
  await enter({ ...withJourney, passengers: 3, extras: [{ code: 'child_seat', quantity: 2 }] });
  await choose(/Âge de l’enfant 1$/, 'Moins d’un an');
  await screen.findByText('Siège bébé, dos à la route');
  await choose(/Âge de l’enfant 2$/, '7 ans');
  await screen.findByText('Rehausseur avec dossier');
  await screen.findByText('Véhicule disponible à cette heure');
  await page.press('button', 'Continuer');
  await screen.findAllByText('1 siège bébé, 1 rehausseur');
});

test('another seat that fits is chosen, and goes with the age for which it was', async () => {
  await enter({ ...withJourney, passengers: 2, extras: [{ code: 'child_seat', quantity: 1 }] });
  await choose(/Âge de l’enfant 1$/, '4 ans');
  await choose(/Siège de l’enfant 1$/, 'Siège enfant, face à la route');
  await waitFor(() => expect(storedBooking(page)).toMatchObject({ childAges: [4], childSeats: ['child'] }));
  await screen.findByText('Véhicule disponible à cette heure');
  await page.press('button', 'Continuer');
  await screen.findAllByText('1 siège enfant');
  await page.press('button', 'Précédent');
  await choose(/Âge de l’enfant 1$/, '5 ans');
  await waitFor(() => expect(storedBooking(page)).toMatchObject({ childAges: [5], childSeats: [null] }));
});

test('children count as passengers', async () => {
  await enter({
    ...withJourney,
    passengers: 1,
    extras: [{ code: 'child_seat', quantity: 2 }],
    childAges: [4, 7],
  });
  await page.press('button', 'Continuer');
  await screen.findByText(/il y a plus de sièges que de passagers/);
  await choose(/Passagers$/, '3');
  await waitFor(() => expect(screen.queryByText(/il y a plus de sièges/)).toBeNull());
});

test('a new stop gets the focus, and its removal leaves it near', async () => {
  await enter(withJourney);
  await page.press('button', /Ajouter un arrêt|Ajouter une étape/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Arrêt 1' })));
  await page.user.keyboard('{Escape}');
  await page.press('button', 'Retirer l’arrêt 1');
  expect(document.activeElement?.textContent).toBe('Ajouter un arrêt');
});

test('a return that is too early is named beside the price, too', async () => {
  const { departure, date } = withJourney.trip;
  const back = { returnDeparture: 'Versailles', returnDestination: departure, returnDate: date };
  const trip = { ...withJourney.trip, ...back, roundTrip: true, returnTime: '09:35' };
  await enter({ ...withJourney, trip });
  expect(await screen.findAllByText(/^Le retour part au plus tôt le/)).not.toHaveLength(1);
  expect(screen.queryByText(/partir de/i)).toBeNull();
});

// @vitest-environment jsdom
import { buildFollowingConfig } from '@livree/testing/builders';
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { withJourney, withReturn } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';

let page: OpenPage;
afterEach(() => page.close());

const untilAvailable = () => screen.findByText('Véhicule disponible à cette heure');
const next = () => page.press('button', 'Continuer');

test('a flight to follow before the way back is asked for, and kept', async () => {
  page = await openStep(2, withReturn, { config: buildFollowingConfig() });
  await untilAvailable();
  await page.user.click(screen.getByRole('checkbox', { name: /^Suivi du vol/ }));
  expect(screen.queryByRole('textbox', { name: 'Numéro de vol' })).toBeNull();
  await next();
  const number = await screen.findByRole('textbox', {
    name: 'Numéro du vol du retour',
    description: /Indiquez/,
  });
  await waitFor(() => expect(document.activeElement).toBe(number));
  await page.user.type(number, 'AF 1234');
  await next();
  await screen.findByRole('heading', { level: 1, name: 'Coordonnées' });
  expect(storedBooking(page)).toMatchObject({ returnFlightNumber: 'AF 1234' });
});

test('a welcome by the hour asks for the flight too, where the ride begins at an airport', async () => {
  page = await openStep(2, { ...withJourney, serviceType: 'private', hireHours: 4 });
  await untilAvailable();
  await page.user.click(screen.getByRole('checkbox', { name: /^Accueil/ }));
  await screen.findByRole('textbox', { name: 'Numéro de vol' });
});

test('a flight that was typed for another place keeps nobody, and is not shown as ordered', async () => {
  const extras = [{ code: 'meet_and_greet' as const, quantity: 1 }];
  const trip = { ...withJourney.trip, departure: 'Gare de Lyon, Paris' };
  page = await openStep(2, { ...withJourney, trip, extras, signName: 'Durand', flightNumber: 'demain' });
  await untilAvailable();
  expect(screen.queryByRole('textbox', { name: 'Numéro de vol' })).toBeNull();
  await next();
  await screen.findByRole('heading', { level: 1, name: 'Coordonnées' });
  const summary = await screen.findByRole('region', { name: /^Votre/ });
  await waitFor(() => expect(summary.textContent).toContain('Durand'));
  expect(summary.textContent).not.toContain('demain');
});

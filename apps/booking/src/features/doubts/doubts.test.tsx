// @vitest-environment jsdom
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { withContact, withJourney } from '../../states/bookings.ts';
import { openStep } from '../../testing/open-step.ts';

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

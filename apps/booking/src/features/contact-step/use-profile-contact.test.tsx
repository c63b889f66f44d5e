// @vitest-environment jsdom
import { buildCustomer } from '@livree/testing/builders';
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { withContact } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import type { Booking } from '../../wizard/booking.ts';

let page: OpenPage;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function enter(phone: string): Promise<HTMLElement> {
  const booking: Booking = { ...withContact, contact: { ...withContact.contact, phone } };
  page = await openStep(3, booking, {}, (state) => {
    state.accounts = [{ user: buildCustomer({ phone: '+33612345678' }), password: 'x' }];
  });
  page.signIn();
  return screen.findByLabelText('Téléphone', { exact: false, selector: 'input' });
}

afterEach(() => page.close());

test('the phone of the profile has the groups of its country, and goes on to the payment', async () => {
  const field = await enter('');
  await waitFor(() => expect(field).toHaveProperty('value', '+33 6 12 34 56 78'));
  await page.press('button', 'Continuer');
  await waitFor(() => expect(heading()).toBe('Paiement'));
  expect(storedBooking(page)?.contact.phone).toBe('+33 6 12 34 56 78');
});

test('a phone that the customer has typed stays as it is', async () => {
  const field = await enter('0698765432');
  await page.press('button', 'Continuer');
  await waitFor(() => expect(heading()).toBe('Paiement'));
  expect(field).toHaveProperty('value', '0698765432');
  expect(storedBooking(page)?.contact.phone).toBe('0698765432');
});

// @vitest-environment jsdom
import type { OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { openAttempt, withContact } from '../states/bookings.ts';
import { openStep, storedBooking } from '../testing/open-step.ts';
import { forgetComposition, writeComposition } from '../testing/written-document.ts';
import { attemptSchema } from './attempt.ts';
import { bookingSchema, emptyBooking, type Booking } from './booking.ts';

const patience = { timeout: 15_000 };
const newer: Booking = { ...withContact, contact: { ...withContact.contact, name: 'Paul Renard' } };

let page: OpenPage;
afterEach(() => {
  page.close();
  forgetComposition();
});

const draft = () => page.shell.services.draft({ name: 'booking', version: 1, schema: bookingSchema });
const messages = () => page.shell.toasts.getState().map(({ message }) => message);
const readName = () => screen.getByLabelText<HTMLInputElement>('Nom complet').value;
const step = () => screen.getByRole('heading', { level: 1 }).textContent;

function changeInAnotherTab(booking: Booking | undefined): void {
  if (booking === undefined) draft().clear();
  else draft().write(booking);
  dispatchEvent(new StorageEvent('storage', { key: 'draft:booking' }));
}

test('the newest booking of two tabs wins, and the other tab is told once', async () => {
  page = await openStep(3, withContact);
  await screen.findByLabelText('Nom complet');
  changeInAnotherTab({ ...newer, specialRequests: 'Deux valises' });
  changeInAnotherTab(newer);
  await vi.waitFor(() => expect(readName()).toBe('Paul Renard'), patience);
  expect(messages()).toEqual(['Réservation modifiée dans un autre onglet : voici la plus récente.']);
  await page.fill('Nom complet', 'Anne Caron');
  await vi.waitFor(() => expect(storedBooking(page)?.contact.name).toBe('Anne Caron'), patience);
});

test('a booking that another tab paid or deleted is gone here too', async () => {
  page = await openStep(3, withContact);
  await screen.findByLabelText('Nom complet');
  changeInAnotherTab(undefined);
  await vi.waitFor(() => expect(step()).toBe('Service'), patience);
  expect(messages()).toEqual(['Réservation payée ou effacée dans un autre onglet.']);
  expect(storedBooking(page)).toBeUndefined();
});

test('a paid ride stays on the screen, whatever other tabs store', async () => {
  page = await openStep(4, withContact);
  page.signIn();
  await page.press('button', 'Paid');
  await vi.waitFor(() => expect(storedBooking(page)).toBeUndefined(), patience);
  dispatchEvent(new StorageEvent('storage', { key: 'session-ends' }));
  expect([page.path(), messages()]).toEqual(['/reservation?etape=4', []]);
});

test('a ride whose payment has no answer yet stays as it was ordered', async () => {
  page = await openStep(4, withContact, {}, (_, { services }) =>
    services.draft({ name: 'booking-attempt', version: 1, schema: attemptSchema }).write(openAttempt),
  );
  page.signIn();
  await screen.findByRole('region', { name: 'payments/settlement@2' });
  changeInAnotherTab(newer);
  await page.press('button', 'Paid');
  expect(messages()).toEqual([]);
});

test('a booking keeps the releases of its document from the first choice until it is paid', async () => {
  const pin = writeComposition();
  page = await openStep(1, emptyBooking);
  const choice = await screen.findByRole('radio', { name: 'Chauffeur Privé' });
  expect(document.cookie).toBe('');
  await page.user.click(choice);
  await vi.waitFor(() => expect(document.cookie).toBe(pin), patience);
  page.close();
  page = await openStep(4, withContact);
  page.signIn();
  await page.press('button', 'Paid');
  await vi.waitFor(() => expect(storedBooking(page)).toBeUndefined(), patience);
  expect(document.cookie).toBe('');
});

test('a wizard that finds no booking ends what an earlier one kept', async () => {
  document.cookie = `${writeComposition()}; Path=/`;
  page = await openStep(1, emptyBooking);
  await vi.waitFor(() => expect(document.cookie).toBe(''), patience);
});

// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { openAttempt, withContact } from '../../states/bookings.ts';
import { forgetComposition, writeComposition } from '../../testing/written-document.ts';
import { attemptSchema, type Attempt } from '../../wizard/attempt.ts';
import { bookingSchema, emptyBooking, type Booking } from '../../wizard/booking.ts';

const draft = { name: 'booking', version: 1, schema: bookingSchema };

let page: OpenPage;
afterEach(() => {
  page.close();
  forgetComposition();
});

async function open(booking: Booking, attempt?: Attempt): Promise<void> {
  page = await openPage(remote, '/harness/slot/booking/kept-booking@1', (_, { services }) => {
    services.draft(draft).write(booking);
    if (attempt)
      services.draft({ name: 'booking-attempt', version: 1, schema: attemptSchema }).write(attempt);
  });
  await screen.findByRole('heading', { level: 1 });
}
const offer = () => screen.queryByRole('complementary', { name: 'Reprendre votre réservation' });
const expectOffer = () => screen.findByRole('complementary', { name: 'Reprendre votre réservation' });
const expectNone = () => vi.waitFor(() => expect(offer()).toBeNull());

test('a kept booking is offered by its places and its day, without a name, and leads to its last step', async () => {
  await open(withContact);
  const { textContent } = await expectOffer();
  expect(textContent).toMatch(/Roissy CDG vers Versailles.*12\s+mars/);
  expect(textContent).not.toContain('Claire');
  await page.press('button', 'Reprendre');
  await vi.waitFor(() => expect(page.path()).toBe('/reservation?etape=4'));
});

test('a kept booking whose hour is not chosen yet is offered by its day', async () => {
  await open({ ...withContact, trip: { ...withContact.trip, time: '' } });
  expect((await expectOffer()).textContent).toMatch(/12\s+mars/);
});

test('a declined booking is offered again only once it has changed', async () => {
  await open(withContact);
  await expectOffer();
  await page.press('button', 'Fermer');
  await expectNone();
  const trip = { ...withContact.trip, time: '11:45' };
  page.shell.services.draft(draft).write({ ...withContact, trip });
  dispatchEvent(new StorageEvent('storage', { key: 'draft:booking' }));
  await expectOffer();
});

test('a deleted booking leaves nothing behind, and the next page is made of what is live', async () => {
  const pin = writeComposition();
  document.cookie = `${pin}; Path=/`;
  await open(withContact);
  await expectOffer();
  expect(document.cookie).toBe(pin);
  await page.press('button', 'Effacer');
  await expectNone();
  expect(page.shell.services.draft(draft).read()).toBeUndefined();
  expect(document.cookie).toBe('');
});

test('a booking for which money may have been taken can only be resumed', async () => {
  await open(withContact, openAttempt);
  await expectOffer();
  expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull();
});

test('a booking without an address is not worth an offer', async () => {
  await open({ ...emptyBooking, serviceType: 'airport', vehicleId: 1 });
  await expectNone();
});

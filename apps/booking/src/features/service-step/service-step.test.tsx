// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import { bookingSchema, emptyBooking, type Booking } from '../../wizard/booking.ts';

const patience = { timeout: 15_000 };
const [standard, elite] = [4, 6];

let page: OpenPage;

const arrive = async (address: string, booking: Booking): Promise<void> => {
  page = await openPage(remote, address, (_, { services }) =>
    services.draft({ name: 'booking', version: 1, schema: bookingSchema }).write(booking),
  );
};
const expectBooked = (expected: Partial<Booking>) =>
  vi.waitFor(() => expect(storedBooking(page)).toMatchObject(expected), patience);

afterEach(() => page.close());

test('a plan replaces the vehicle of another class that was chosen before', async () => {
  await arrive('/reservation?plan=elite', { ...emptyBooking, vehicleId: standard });
  await expectBooked({ plan: 'elite', vehicleId: elite });
});

test('a vehicle replaces the plan that was chosen before', async () => {
  await arrive(`/reservation?vehicule=${standard}`, { ...emptyBooking, plan: 'elite', vehicleId: elite });
  await expectBooked({ plan: null, vehicleId: standard });
});

test('a vehicle of the chosen plan stays, even if another one is cheaper', async () => {
  page = await openStep(1, { ...emptyBooking, plan: 'premium', vehicleId: 3 });
  await page.press('button', 'Continuer');
  await expectBooked({ plan: 'premium', vehicleId: 3 });
});

import { openDesk } from '../support/desk.ts';
import { formatDay } from '../support/free-rides.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const t = texts('operations', 'fr');

test(
  'an operator carries a ride over another one by keys, puts it where it is free, and undoes that',
  { tag: '@visit-operations' },
  async ({ browser, customer, ride }) => {
    test.setTimeout(120_000);
    const day = formatDay(ride.monthsAhead, ride.day);
    const book = async (time: string) => {
      const { data } = await customer.api.reservations.create({
        body: {
          vehicleId: ride.vehicleId,
          pickupAddress: 'Aéroport Paris-Charles de Gaulle',
          destinationAddress: 'Reims',
          pickupAt: `${day}T${time}`,
          passengers: 2,
        },
        headers: { idempotencyKey: crypto.randomUUID() },
      });
      return data.reservation;
    };
    const carried = await book('10:00');
    const other = await book('15:00');
    const readPickup = async () =>
      (await customer.api.reservations.read({ params: { id: carried.id } })).data.reservation.pickupAt;
    const { desk, tab } = await openDesk(browser);
    await desk.openRide(carried.reference);
    await desk.take('confirm');

    await desk.openDay(day);
    const panel = await desk.takeInHand(carried.reference);
    const standing = panel.getByRole('status');
    for (let step = 0; step < 16; step += 1) await tab.keyboard.press('ArrowRight');
    await expect(standing).toHaveText(new RegExp(`^14:00, .+ ${other.reference}`));
    for (let step = 0; step < 14; step += 1) await tab.keyboard.press('ArrowLeft');
    await expect(standing).toHaveText(/^10:30, .+libre$/);
    expect(await readPickup()).toBe(`${day}T10:00`);
    await tab.keyboard.press('Enter');
    await desk.agreeToMove(carried.reference);
    await expect.poll(readPickup).toBe(`${day}T10:30`);

    await tab.getByRole('button', { name: t('carry.undo') }).click();
    await expect.poll(readPickup).toBe(`${day}T10:00`);
    await desk.openRideOfDay(carried.reference);
    await desk.expectTold('move', 2);
  },
);

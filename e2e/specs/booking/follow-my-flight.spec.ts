import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const account = texts('account', 'fr');
const common = texts('common', 'fr');

const airport = 'Aéroport Paris-Charles de Gaulle';

/** A ride from the airport, and one that comes back to it and away again; the sandbox lands AF 1945 three quarters late. */
const ways = [
  {
    way: 'pickup',
    ends: { departure: airport, destination: 'Reims' },
    back: null,
    field: 'extra.flightNumber',
    told: ['AF1945 atterrit à 09:45', '10:45'],
    times: { pickupAt: 'T10:45', returnAt: null },
    title: 'flight.title',
    moved: 'La prise en charge suit l’atterrissage',
    history: 'change.followsFlight',
  },
  {
    way: 'way back',
    ends: { departure: 'Reims', destination: airport },
    back: '18',
    field: 'extra.returnFlightNumber',
    told: ['AF1945 atterrit à 17:45', '18:45'],
    times: { pickupAt: 'T10:00', returnAt: 'T18:45' },
    title: 'flight.returnTitle',
    moved: 'La prise en charge du retour suit l’atterrissage',
    history: 'change.returnFollowsFlight',
  },
] as const;

for (const { way, ends, back, ...expected } of ways)
  test(`a customer books a ${way} that follows a flight: it is late, the ${way} moves, and mail and details say so`, async ({
    booking: { wizard, checkout },
    customer,
    ride,
    page,
  }) => {
    await wizard.start({ service: 'airport', vehicule: String(ride.vehicleId), ...ends });
    await wizard.continue();
    await wizard.expectStep(2);
    await wizard.trip.on(ride);
    await wizard.trip.at('10', '00');
    if (back !== null) await wizard.trip.backOn(ride.day, back, '00');
    await wizard.expectAvailable();
    await page.getByRole('checkbox', { name: common('fareLine.flight_tracking') }).check();
    // The sandbox says what it is where its flights are sold.
    await expect(page.getByText(t('extra.invented'))).toBeVisible();
    await page.getByRole('textbox', { name: t(expected.field) }).fill('AF 1945');
    await wizard.continue();
    await wizard.expectStep(3);
    await wizard.giveContact({ name: 'Zoé Martin', email: customer.email, phone: '+33 6 12 34 56 78' });
    await wizard.continue();
    await wizard.expectStep(4);
    await checkout.expectFrameReady();
    await checkout.payByCard(cards.succeeds);
    await expect(page.getByRole('alertdialog', { name: t('success.title') })).toBeVisible();

    const { text } = await mailTo(customer.email, /votre vol$/);
    for (const words of expected.told) expect(text).toContain(words);
    const { data } = await customer.api.reservations.list({ query: {} });
    const [moved] = data.items;
    expect(moved?.pickupAt.slice(10)).toBe(expected.times.pickupAt);
    expect(moved?.returnAt?.slice(10) ?? null).toBe(expected.times.returnAt);

    await page.goto(`/reservations/${moved?.id}`);
    const details = page.getByRole('dialog');
    const flight = details.getByRole('heading', { name: account(expected.title, { number: 'AF1945' }) });
    await expect(flight.locator('xpath=..')).toContainText(account('flight.invented'));
    await expect(flight.locator('xpath=..')).toContainText(expected.moved);
    await expect(details.getByText(account(expected.history))).toBeVisible();
  });

// @vitest-environment jsdom
import { buildFollowingConfig } from '@livree/testing/builders';
import type { OpenPage, Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { withContact, withJourney, withService } from '../../states/bookings.ts';
import { openStep } from '../../testing/open-step.ts';
import { withRoundTrip } from '../../trip/trip.ts';
import { emptyBooking, type Booking } from '../../wizard/booking.ts';
import type { Step } from '../../wizard/step-rules.ts';

let page: OpenPage;

/** The summary beside the form; jsdom shows the bar of a phone too. */
const summary = () => screen.getByRole('region', { name: /^(Votre réservation|Your booking)$/ });
const text = () => summary().textContent?.replaceAll(/\s/g, ' ');
const says = (words: string | RegExp) =>
  waitFor(() => expect(text()).toMatch(typeof words === 'string' ? new RegExp(words) : words));
const cents = (amount: string | null | undefined) => Number(amount?.replaceAll(/\D/g, ''));

async function enter(step: Step, booking: Booking, visit: Visit = {}): Promise<void> {
  page = await openStep(step, booking, visit);
  await screen.findByRole('region', { name: /^(Votre réservation|Your booking)$/ });
}

afterEach(() => page.close());

describe('the day and the hour', () => {
  const day = 'vendredi 12 mars 2027';

  test('stand directly above the price, below the route', async () => {
    await enter(3, withJourney);
    await says(/Versailles.*vendredi 12 mars 2027.{0,20}09:30\s*Prise en charge/);
  });

  test('stand above the payment too, with the total: the summary of a phone is below it', async () => {
    page = await openStep(4, withContact);
    const payment = await screen.findByRole('heading', { name: 'Connexion requise' });
    const [first] = await screen.findAllByText(day, { exact: false });
    expect(payment.compareDocumentPosition(first ?? payment) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await waitFor(() => expect(first?.closest('div')?.textContent).toMatch(/Prix total.*€/));
  });
});

describe('the price', () => {
  test('is unknown without a vehicle', async () => {
    await enter(1, emptyBooking);
    await says('Choisissez un véhicule pour voir son prix.');
    expect(screen.getByRole('button', { name: 'Prix total' }).closest('p')?.textContent).toMatch(/–$/);
  });

  test('of a ride without a journey is the least that the vehicle costs', async () => {
    await enter(1, withService);
    await says('à partir de 35 €');
    screen.getByRole('button', { name: 'À partir de' });
  });

  test.each([
    ['the vehicle’s', 1, '150 € / heure'],
    ['the service’s, if it is higher', 4, '70 € / heure'],
  ])('by the hour is %s', async (_, vehicleId, price) => {
    await enter(1, { ...withService, serviceType: 'private', vehicleId });
    await says(price);
    screen.getByRole('button', { name: 'À partir de' });
  });

  test('of a ride is the sum of its lines', async () => {
    await enter(2, { ...withJourney, extras: [{ code: 'child_seat', quantity: 1 }] });
    await says('Prix total');
    const lines = within(summary())
      .getAllByRole('definition')
      .map(({ textContent }) => cents(textContent));
    const total = lines.pop();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.at(-1)).toBe(2000);
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
  });

  test('is asked for again when the ride changes, and is marked as old until then', async () => {
    await enter(2, withJourney);
    await says('Prix total');
    await page.user.click(screen.getByRole('checkbox', { name: /^Siège enfant/ }));
    expect(summary().getAttribute('aria-busy')).toBe('true');
    await says(/Siège enfant ?20,00 €/);
    expect(summary().getAttribute('aria-busy')).toBe('false');
  });

  test('that cannot be calculated says why, and a retry brings it', async () => {
    page = await openStep(1, withJourney);
    page.breakApi('network', /quote/);
    await says('Erreur de connexion au serveur|Erreur lors du calcul du prix');
    page.breakApi('off');
    await page.user.click(within(summary()).getByRole('button', { name: 'Réessayer' }));
    await says('Prix total');
  });

  test.each([
    ['estimated', 'Versailles', 'Distance estimée. Le prix est ferme dès la réservation.'],
    ['unknown', 'Chez ma tante', 'Adresse non trouvée : Chez ma tante. Ajoutez la ville ou le code postal'],
  ])('of a ride whose distance is %s says so', async (_, destination, words) => {
    await enter(1, { ...withJourney, trip: { ...withJourney.trip, destination } });
    await says(words);
    expect(summary().textContent).not.toContain('À partir de');
    // Where the ride must change, the same call again would be refused again.
    expect(within(summary()).queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  test('of a round trip is an estimate until the day and the hour of the return are chosen', async () => {
    const trip = withRoundTrip(withJourney.trip, true);
    await enter(2, { ...withJourney, trip: { ...trip, returnDate: '2027-03-13' } });
    await says(/Prix estimé.*Le retour est compté comme l’aller tant que/);
    screen.getByRole('button', { name: 'Prix estimé' });
    expect(text()).not.toContain('Prix total');
    page.close();
    await enter(2, { ...withJourney, trip: { ...trip, returnDate: '2027-03-13', returnTime: '18:00' } });
    await says('Prix total');
    expect(text()).not.toContain('Le retour est compté');
  });

  test('is in English for who reads English', async () => {
    await enter(1, withJourney, { language: 'en' });
    await says(/Total price ?€[\d.]+/);
    await says('Estimated distance. The price is fixed once you book.');
  });
});

describe('the note on cancelling', () => {
  test('has the hours of the policy until the pickup is known', async () => {
    await enter(1, withService);
    await says('Annulation gratuite jusqu’à 48 h avant le départ.');
  });

  test.each([
    ['Paris, where summer time begins in between', 'Paris', 'sam. 27 mars, 08:30'],
    ['Algiers, which has none', 'Alger', 'sam. 27 mars, 09:30'],
  ])('has the moment at the pickup place: %s', async (_, departure, until) => {
    await enter(1, { ...withJourney, trip: { ...withJourney.trip, departure, date: '2027-03-29' } });
    await says('Prix total');
    await says(`Annulation gratuite jusqu’au ${until}`);
  });

  test.each([
    ['fr', 'Prise en charge dans moins de 48 h : pour annuler, appelez-nous.'],
    ['en', 'The pickup is less than 48 hours away: call us to cancel.'],
  ] as const)('promises nothing once that moment has passed (%s)', async (language, words) => {
    const tonight = { ...withJourney.trip, date: '2027-03-01', time: '22:00' };
    await enter(1, { ...withJourney, trip: tonight }, { language });
    await says(words);
    expect(text()).not.toMatch(/gratuite|Free/);
  });
});

describe('the bar of a phone', () => {
  test('opens the lines of the price, and Escape closes them', async () => {
    await enter(2, withJourney);
    await says('Prix total');
    await page.press('button', 'Prix total');
    const sheet = await screen.findByRole('dialog', { name: 'Votre réservation' });
    within(sheet).getByText('Prise en charge');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('who rides stands there if somebody else booked, and waiting counts from a landing that is followed', async () => {
  const traveller = { name: 'Hugo Bernard', phone: '+33 6 55 44 33 22', email: '', language: 'fr' } as const;
  const followed = { extras: [{ code: 'flight_tracking', quantity: 1 } as const], flightNumber: 'AF 1234' };
  await enter(4, { ...withContact, ...followed, traveller }, { config: buildFollowingConfig() });
  await says(/Passager\s?Hugo Bernard.*comptées depuis l’atterrissage/);
});

test('the route is shown unless the step shows it itself', async () => {
  await enter(1, withJourney);
  await says(/Versailles/);
  page.close();
  await enter(2, withJourney);
  await says('Prix total');
  expect(text()).not.toContain('Versailles');
});

// @vitest-environment jsdom
import { euros } from '@livree/contracts';
import type { OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withJourney, withService } from '../../states/bookings.ts';
import { openStep } from '../../testing/open-step.ts';
import type { Booking } from '../../wizard/booking.ts';

let page: OpenPage;

async function enter(booking: Booking, prepare?: Parameters<typeof openStep>[3]): Promise<void> {
  page = await openStep(1, booking, {}, prepare);
  await screen.findByRole('radio', { name: 'Škoda Superb' });
}

const countCalls = (path: string): number => page.calls.filter((call) => call.path === path).length;
const describeVehicle = (name: string): string => {
  const card = screen.getByRole('radio', { name });
  const ids = (card.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .replaceAll(/\s/g, ' ');
};
const listVehicles = () =>
  screen
    .getAllByRole('radio')
    .flatMap((radio) =>
      radio instanceof HTMLInputElement && /^\d+$/.test(radio.value) ? [radio.value] : [],
    );

afterEach(() => page.close());

describe('a card of a vehicle', () => {
  test('shows the least price of a ride and the price per hour before the journey is known', async () => {
    await enter(withService);
    expect(describeVehicle('Škoda Superb')).toContain(
      'à partir de 35 €le trajet selon la ville, 50 € / heure',
    );
    expect(countCalls('/pricing/totals')).toBe(0);
  });

  test('shows the price of the journey, of all vehicles from one call, the same as the quote', async () => {
    await enter(withJourney);
    await vi.waitFor(() => expect(describeVehicle('Škoda Superb')).toMatch(/ \d+,\d\d €ce trajet$/));
    expect(countCalls('/pricing/totals')).toBe(1);
    const amount = /(\d+,\d\d €)ce trajet/.exec(describeVehicle('Mercedes Classe E'))?.[1] ?? 'none';
    const summary = screen.getByRole('region', { name: 'Votre réservation' });
    await vi.waitFor(() => expect(summary.textContent.replaceAll(/\s/g, ' ')).toContain(amount));
  });

  test('calls the price of a journey an estimate while the day of the return is open', async () => {
    const { departure, destination } = withJourney.trip;
    const back = { roundTrip: true, returnDeparture: destination, returnDestination: departure };
    await enter({ ...withJourney, trip: { ...withJourney.trip, ...back } });
    await vi.waitFor(() => expect(describeVehicle('Škoda Superb')).toMatch(/ \d+,\d\d €Prix estimé$/));
  });

  test('shows the price per hour of a hire', async () => {
    await enter({ ...withService, serviceType: 'private' });
    expect(describeVehicle('Mercedes Classe V')).toContain('200 € / heure');
    expect(describeVehicle('Mercedes Classe V')).not.toContain('le trajet');
  });

  test('says that its price is on request', async () => {
    await enter(withService, ({ vehicles }) => {
      for (const vehicle of vehicles) Object.assign(vehicle, { pricePerHour: null, ridePriceFrom: euros(0) });
    });
    expect(describeVehicle('Škoda Superb')).toContain('Prix sur demande');
  });

  test('comes first if all passengers have room, and otherwise says how many it takes', async () => {
    await enter({ ...withJourney, passengers: 6 });
    expect(listVehicles()[0]).toBe('3');
    expect(describeVehicle('Mercedes Classe V')).not.toContain('au plus');
    expect(describeVehicle('Škoda Superb')).toContain('Ce véhicule accueille 4 passagers au plus');
  });
});

describe('without a price of the journey', () => {
  test('the cards keep their starting prices, and the visitor can ask again', async () => {
    await enter(withJourney);
    page.breakApi('500', /totals/);
    await page.user.click(screen.getByRole('radio', { name: /affaires/i }));
    await screen.findByText('Les prix de ce trajet n’ont pas pu être calculés.');
    expect(describeVehicle('Škoda Superb')).toContain('à partir de 35 €');
    page.breakApi('off');
    await page.press('button', 'Réessayer');
    await vi.waitFor(() => expect(describeVehicle('Škoda Superb')).toContain('ce trajet'));
  });

  test('a ride that the server refuses is named above the cards, which keep their starting prices', async () => {
    await enter({ ...withJourney, trip: { ...withJourney.trip, destination: 'nulle part au monde' } });
    await screen.findByText(/adresse/i, { selector: '[role=status] *' });
    expect(describeVehicle('Škoda Superb')).toContain('à partir de 35 €');
  });
});

test('the vehicles say that they are not ready until they are there', async () => {
  await enter(withService);
  expect(page.shell.waits.size).toBe(0);
  page.close();
  page = await openStep(1, withService);
  page.breakApi('silent', /^\/vehicules/);
  await vi.waitFor(() => expect(page.shell.waits.size).toBe(1), { timeout: 15_000 });
});

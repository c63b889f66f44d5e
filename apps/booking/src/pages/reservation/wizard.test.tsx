// @vitest-environment jsdom
import { buildSettings } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { attemptSchema, type Attempt } from '../../wizard/attempt.ts';
import { bookingSchema, emptyBooking, type Booking } from '../../wizard/booking.ts';

const patience = { timeout: 15_000 };

const service: Booking = { ...emptyBooking, serviceType: 'airport', vehicleId: 1 };
const journey: Booking = {
  ...service,
  trip: {
    ...emptyBooking.trip,
    departure: 'Aéroport Paris-Charles de Gaulle (CDG)',
    destination: 'Versailles',
    date: '2027-03-11',
    time: '09:30',
  },
};
const contact: Booking = {
  ...journey,
  contact: {
    name: 'Claire Martin',
    email: 'claire@example.org',
    phone: '+33612345678',
    createAccount: false,
  },
};
const open: Attempt = {
  key: 'key-of-the-ride',
  ride: '{}',
  isOutcomeOpen: true,
  reservationId: null,
  paymentIntentId: null,
};

let page: OpenPage;

interface Kept {
  readonly booking?: Booking;
  readonly attempt?: Attempt;
  readonly prepare?: (state: OpenPage['state']) => void;
}

async function enter(path: string, { booking, attempt, prepare }: Kept = {}): Promise<void> {
  page = await openPage(remote, path, (state, { services }) => {
    if (booking) services.draft({ name: 'booking', version: 1, schema: bookingSchema }).write(booking);
    if (attempt)
      services.draft({ name: 'booking-attempt', version: 1, schema: attemptSchema }).write(attempt);
    prepare?.(state);
  });
}

const step = () => screen.getByRole('heading', { level: 1 }).textContent;
const stands = (name: string) => vi.waitFor(() => expect(step()).toBe(name), patience);
const asked = (path: string) => page.calls.filter((call) => call.path === path);

afterEach(() => page.close());

describe('the visible step', () => {
  test.each([
    ['of nothing yet, whatever the address says', emptyBooking, '/reservation', 'Service'],
    ['once the service is chosen', service, '/reservation?etape=2', 'Trajet et horaire'],
    ['once the journey is known', journey, '/reservation?etape=3', 'Coordonnées'],
    ['once the contact is known', contact, '/reservation?etape=4', 'Paiement'],
  ])('is the first invalid one: %s', async (_, booking, address, name) => {
    await enter('/reservation?etape=4', { booking });
    await stands(name);
    await vi.waitFor(() => expect(page.path()).toBe(address), patience);
  });

  test('is the payment while its outcome is open, without a back button', async () => {
    await enter('/reservation?etape=2', { booking: contact, attempt: open });
    await stands('Paiement');
    expect(page.path()).toBe('/reservation?etape=4');
    expect(screen.queryByRole('button', { name: 'Précédent' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Service/ })).toBeNull();
  });
});

test('a phone says the number of the step among all, and leads to the one before', async () => {
  await enter('/reservation?etape=2', { booking: journey });
  await screen.findByText('2/4 Trajet et horaire');
  await page.press('button', /^Service/);
  await screen.findByText('1/4 Service');
});

describe('a price that the server refuses', () => {
  const short = { ...journey, trip: { ...journey.trip, stops: [{ id: '1', address: 'ab' }] } };
  const malformed = { pickup_address: ['validation.pickup_address'] } as const;

  test.each([
    ['of a ride that keeps all rules', journey, 'validation', malformed, 1],
    ['of a ride without a known place', journey, 'pricing.distance_unknown', undefined, 0],
    ['of a ride that the customer has yet to correct', short, 'validation', malformed, 0],
  ] as const)('%s: counts against the release or not', async (_, booking, code, faults, times) => {
    await enter('/reservation?etape=2', { booking });
    page.refuse('pricing.quote', code, faults);
    await stands('Trajet et horaire');
    await page.press('button', 'Continuer');
    const summary = await screen.findByRole('region', { name: 'Votre réservation' });
    await vi.waitFor(() => expect(summary.getAttribute('aria-busy')).toBe('false'), patience);
    await vi.waitFor(() => expect(page.shell.errors).toHaveLength(times), patience);
    expect(step()).toBe('Trajet et horaire');
  });
});

describe('the next button', () => {
  test('reports what is missing and stays', async () => {
    await enter('/reservation');
    await page.press('button', 'Continuer');
    await screen.findByText('Veuillez sélectionner un type de service', { exact: false });
    await screen.findByText('Veuillez sélectionner un véhicule', { exact: false });
    expect(page.path()).toBe('/reservation');
  });

  test('stays if the selected vehicle is taken', async () => {
    await enter('/reservation?etape=2', {
      booking: journey,
      prepare: ({ reservations }) => {
        for (const reservation of reservations)
          Object.assign(reservation, { vehicleId: 1, status: 'confirmed', pickupAt: '2027-03-11T09:30' });
      },
    });
    await screen.findByText('pas disponible pour cette période', { exact: false });
    await page.press('button', 'Continuer');
    await vi.waitFor(
      () =>
        expect(page.shell.toasts.getState().map(({ message }) => message)).toEqual([
          'Le véhicule sélectionné n’est pas disponible pour cette période',
        ]),
      patience,
    );
    expect(step()).toBe('Trajet et horaire');
  });

  test('leads from the journey to the contact, and keeps every value', async () => {
    await enter('/reservation?etape=2', { booking: journey });
    await stands('Trajet et horaire');
    await vi.waitFor(
      () => expect(asked('/reservations/check-availability').length).toBeGreaterThan(0),
      patience,
    );
    await screen.findByText('Véhicule disponible à cette heure', { exact: false });
    await page.press('button', 'Continuer');
    await stands('Coordonnées');
    const kept = page.shell.services.draft({ name: 'booking', version: 1, schema: bookingSchema }).read();
    expect(kept?.trip).toEqual(journey.trip);
  });

  test('skips the contact of a customer with automatic confirmation', async () => {
    await enter('/reservation?etape=2', {
      booking: contact,
      prepare: (state) => {
        const [customer] = state.accounts;
        const settings = buildSettings(customer?.user);
        state.settings.set(customer?.user.id ?? 0, {
          ...settings,
          reservations: { ...settings.reservations, autoConfirm: true },
        });
      },
    });
    page.signIn();
    await stands('Trajet et horaire');
    await vi.waitFor(() => expect(asked('/settings').length).toBeGreaterThan(0), patience);
    await screen.findByText('Véhicule disponible à cette heure', { exact: false });
    await page.press('button', 'Continuer');
    await stands('Paiement');
  });
});

test('a ride that cannot be priced stays in step 2, with the reason and the focus at its field', async () => {
  const trip = { ...journey.trip, departure: '12 rue de Nulle Part' };
  await enter('/reservation?etape=2', { booking: { ...journey, trip } });
  await stands('Trajet et horaire');
  await screen.findByText('Véhicule disponible à cette heure', {}, patience);
  await page.press('button', 'Continuer');
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Départ' })),
    patience,
  );
  expect(screen.getAllByText(/Adresse non trouvée : 12 rue de Nulle Part/)).not.toHaveLength(0);
  const leaves = vi.waitFor(() => expect(step()).not.toBe('Trajet et horaire'), { timeout: 1500 });
  await expect(leaves).rejects.toThrow();
});

// @vitest-environment jsdom
import { maximumStops } from '@livree/rides/trip';
import { buildFollowingConfig } from '@livree/testing/builders';
import type { OpenPage, Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { withJourney, withService } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import type { Booking } from '../../wizard/booking.ts';

let page: OpenPage;

const field = (name: string | RegExp) => screen.getByRole('combobox', { name });
const value = (name: string | RegExp) => field(name).getAttribute('value');
const stored = () => storedBooking(page);
const toasts = () => page.shell.toasts.getState().map(({ message }) => message);
/** The next step waits for the check of the vehicle. */
const untilAvailable = () => screen.findByText('Véhicule disponible à cette heure');
const next = () => page.press('button', 'Continuer');

/** Types an address and leaves its field, whose open suggestions hide the rest of the page. */
async function typeAddress(label: string, address: string): Promise<void> {
  await page.fill(label, address);
  await page.user.tab();
}

async function enter(booking: Booking = withJourney, visit: Visit = {}): Promise<void> {
  page = await openStep(2, booking, visit);
  await screen.findByRole('checkbox', { name: /^(Aller-retour|Round trip)/ });
}

async function choose(select: RegExp, option: string): Promise<void> {
  await page.press('button', select);
  await page.press('option', option);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

afterEach(() => page.close());

test('a vehicle too small is named at once; the way back leads to those with room, which come first', async () => {
  await enter();
  await choose(/Passagers$/, '6');
  await screen.findByText('Mercedes Classe E est trop petit pour vos passagers et vos bagages.');
  await page.press('button', 'Voir les véhicules assez grands');
  await screen.findByRole('heading', { level: 1, name: 'Service' });
  const [first] = await screen.findAllByRole('radio', { name: /^(Mercedes|BMW|Škoda)/ });
  expect(first).toBe(screen.getByRole('radio', { name: 'Mercedes Classe V' }));
  expect(screen.getByRole('group', { name: /^Quel véhicule/ }).contains(document.activeElement)).toBe(true);
});

test('every choice of a suggestion closes the list, the second one in a field too', async () => {
  await enter(withService);
  const departure = await screen.findByRole('combobox', { name: 'Départ' });
  for (const [typed, place] of [
    ['vers', 'Versailles'],
    ['orl', /Orly/],
  ] as const) {
    await page.user.clear(departure);
    await page.user.type(departure, typed);
    const [option] = await screen.findAllByRole('option', { name: place });
    await page.user.click(option ?? departure);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(departure.getAttribute('aria-expanded')).toBe('false');
  }
});

describe('the next button', () => {
  test('shows each error at its field, focuses the first, and keeps what was typed', async () => {
    await enter(withService);
    await typeAddress('Destination', 'Versailles');
    await page.fill('Demandes particulières', 'Un siège bébé');
    await next();
    const description = 'Veuillez saisir l’adresse de prise en charge';
    const departure = await screen.findByRole('combobox', { name: 'Départ', description });
    expect(departure.getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('button', {
      name: /^Date/,
      description: 'Veuillez sélectionner une date de prise en charge',
    });
    screen.getByRole('group', {
      name: 'Heure',
      description: 'Veuillez sélectionner une heure de prise en charge',
    });
    await waitFor(() => expect(document.activeElement).toBe(departure));
    expect(field('Destination').getAttribute('aria-invalid')).toBeNull();
    expect(value('Destination')).toBe('Versailles');
    expect(stored()).toMatchObject({ specialRequests: 'Un siège bébé', trip: { destination: 'Versailles' } });
  });

  test('reports them in English too, until they are mended', async () => {
    await enter({ ...withJourney, trip: { ...withJourney.trip, departure: '  ' } }, { language: 'en' });
    await page.press('button', 'Continue');
    await screen.findByRole('combobox', { description: 'Please enter the pickup address' });
    await typeAddress('Departure', 'Chantilly');
    await waitFor(() => expect(screen.queryByText('Please enter the pickup address')).toBeNull());
  });

  test('refuses more passengers than the vehicle has seats', async () => {
    await enter();
    await choose(/Passagers$/, '7');
    await next();
    await screen.findByText('Ce véhicule accueille 4 passagers au plus');
    await choose(/Passagers$/, '4');
    await waitFor(() => expect(screen.queryByText(/^Ce véhicule accueille/)).toBeNull());
    expect(stored()).toMatchObject({ passengers: 4 });
  });
});

describe('a round trip', () => {
  test('proposes the way back, asks for its day and hour, and takes it away again', async () => {
    await enter();
    await page.user.click(screen.getByRole('checkbox', { name: 'Aller-retour' }));
    const back = within(await screen.findByRole('group', { name: 'Retour' }));
    expect(value('Départ du retour')).toBe('Versailles');
    expect(value('Destination du retour')).toBe('Aéroport Paris-Charles de Gaulle (CDG)');
    expect(back.getByRole('group', { name: 'Heure de retour' }).textContent).not.toMatch(/\d/);
    await next();
    await screen.findByRole('button', {
      name: /^Date de retour/,
      description: 'Indiquez le jour du retour.',
    });
    await typeAddress('Destination', 'Chantilly');
    expect(value('Départ du retour')).toBe('Chantilly');
    await page.user.click(screen.getByRole('checkbox', { name: 'Aller-retour' }));
    expect(screen.queryByRole('group', { name: 'Retour' })).toBeNull();
    expect(stored()?.trip).toMatchObject({ roundTrip: false, returnDeparture: '', returnTime: '' });
  });

  test('without an hour, or before the pickup, shows the error at its own field', async () => {
    const trip = { ...withJourney.trip, roundTrip: true, returnDeparture: 'Versailles' };
    const back = { ...trip, returnDestination: 'Paris', returnDate: '2027-03-13' };
    await enter({ ...withJourney, trip: back });
    await next();
    const description = 'Veuillez sélectionner une heure de retour';
    await screen.findByRole('group', { name: 'Heure de retour', description });
    page.close();
    await enter({ ...withJourney, trip: { ...back, returnDate: '2027-03-11', returnTime: '10:00' } });
    await next();
    await screen.findByRole('button', {
      name: /^Date de retour/,
      description: 'Le retour ne peut pas précéder la prise en charge',
    });
  });

  test('that leaves before the outbound ride is over is refused beside its hour', async () => {
    const { departure, destination, date } = withJourney.trip;
    const back = { returnDeparture: destination, returnDestination: departure, returnDate: date };
    await enter({
      ...withJourney,
      trip: { ...withJourney.trip, ...back, roundTrip: true, returnTime: '09:40' },
    });
    const description = /^Le retour part au plus tôt le /;
    await screen.findByRole('group', { name: 'Heure de retour', description });
    await next();
    expect(screen.queryByRole('heading', { name: 'Coordonnées' })).toBeNull();
  });
});

describe('the vehicle', () => {
  test.each([
    ['in the past', { date: '2027-02-12' }],
    ['that clocks skip', { date: '2027-03-28', time: '02:30' }],
  ])('is not checked for a time %s', async (_, change) => {
    await enter({ ...withJourney, trip: { ...withJourney.trip, ...change } });
    await next();
    await screen.findByText(/ne peuvent pas être dans le passé|n’existe pas ce jour-là/);
    expect(screen.queryByText(/Vérification|Véhicule disponible|Erreur lors/)).toBeNull();
  });
});

describe('stops', () => {
  test('are numbered, each can be removed, and the others keep their text', async () => {
    await enter();
    await page.press('button', 'Ajouter un arrêt');
    await page.press('button', 'Ajouter un arrêt');
    await typeAddress('Arrêt 1', 'Orly');
    await typeAddress('Arrêt 2', 'Chantilly');
    await page.press('button', 'Retirer l’arrêt 1');
    expect(value('Arrêt 1')).toBe('Chantilly');
    expect(screen.queryByRole('combobox', { name: 'Arrêt 2' })).toBeNull();
  });

  test('end at the most that the API accepts', async () => {
    const stops = Array.from({ length: maximumStops - 1 }, (_, id) => ({ id: String(id), address: 'Paris' }));
    await enter({ ...withJourney, trip: { ...withJourney.trip, stops } });
    await page.press('button', 'Ajouter un arrêt');
    await screen.findByRole('combobox', { name: `Arrêt ${maximumStops}` });
    expect(screen.queryByRole('button', { name: 'Ajouter un arrêt' })).toBeNull();
  });
});

describe('an address', () => {
  const locateBy = (geolocation: unknown) =>
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });

  test('is cut to the length that a reservation accepts, so that the draft is never lost', async () => {
    await enter();
    await page.user.clear(field('Destination'));
    await page.user.click(field('Destination'));
    await page.user.paste('Versailles '.repeat(40));
    expect(value('Destination')).toHaveLength(300);
    expect(stored()?.trip.destination).toHaveLength(300);
  });

  test('is chosen with the keyboard: arrows move, Enter picks', async () => {
    await enter();
    await page.fill('Destination', 'ver');
    await screen.findByRole('option', { name: /^Versailles/ });
    await page.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(value('Destination')).toBe('Versailles'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('typed by the visitor stays when Escape closes the suggestions', async () => {
    await enter();
    await page.fill('Destination', 'Chez ma tante, Paris');
    await screen.findByRole('listbox');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(value('Destination')).toBe('Chez ma tante, Paris');
  });

  test('has suggestions even if the map service is down, and the field asks for the whole address', async () => {
    await enter(withService);
    page.breakApi('network', /places/);
    await page.fill('Départ', 'ory');
    await screen.findByRole('option', { name: /^Aéroport Paris-Orly/ });
    await page.user.keyboard('{Escape}');
    await screen.findByRole('combobox', { description: /saisissez l’adresse complète/ });
  });

  test.each<[string, unknown, string]>([
    [
      'refuses',
      { getCurrentPosition: (_: unknown, refuse: () => void) => refuse() },
      'Impossible d’obtenir votre position actuelle',
    ],
    ['cannot', undefined, 'Votre navigateur ne prend pas en charge la géolocalisation'],
  ])('stays as typed if the browser %s to give the position', async (_, geolocation, told) => {
    locateBy(geolocation);
    await enter();
    await page.press('button', 'Utiliser ma position');
    await waitFor(() => expect(toasts()).toEqual([told]));
    expect(value('Départ')).toBe(withJourney.trip.departure);
  });

  test('is that of the visitor’s position on request', async () => {
    const coords = { latitude: 48.72, longitude: 2.36 };
    const geolocation = { getCurrentPosition: (found: (at: unknown) => void) => found({ coords }) };
    locateBy(geolocation);
    await enter();
    await page.press('button', 'Utiliser ma position');
    await waitFor(() => expect(value('Départ')).toBe('Aéroport Paris-Orly (ORY)'));
  });
});

describe('an extra', () => {
  const extra = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

  test('has its price, and is in the booking only while it is ticked', async () => {
    await enter();
    expect(extra('Siège enfant').closest('div')?.textContent).toMatch(/20,00\s€/);
    await page.user.click(extra('Siège enfant'));
    expect(stored()?.extras).toEqual([{ code: 'child_seat', quantity: 1 }]);
    await page.user.click(extra('Siège enfant'));
    expect(stored()?.extras).toEqual([]);
  });

  test('by the hour is asked for its hours', async () => {
    await enter();
    expect(extra('Attente supplémentaire').closest('div')?.textContent).toMatch(/30,00\s€ \/ heure/);
    await page.user.click(extra('Attente supplémentaire'));
    await choose(/Attente supplémentaire$/, '3\u00A0heures');
    expect(stored()?.extras).toEqual([{ code: 'extra_waiting', quantity: 3 }]);
    await page.user.click(extra('Attente supplémentaire'));
    expect(screen.queryByRole('button', { name: /Attente supplémentaire$/ })).toBeNull();
  });
});

describe('a ride by the hour', () => {
  const hired: Booking = { ...withJourney, serviceType: 'private', hireHours: null };

  test('asks for its duration, says what that holds, and needs no destination and no return', async () => {
    page = await openStep(2, { ...hired, trip: { ...hired.trip, destination: '', roundTrip: true } });
    await screen.findByRole('combobox', { name: 'Destination (facultatif)' });
    expect(screen.queryByRole('checkbox', { name: 'Aller-retour' })).toBeNull();
    await next();
    await screen.findByRole('button', { name: /Durée$/, description: 'Choisissez une durée' });
    await choose(/Durée$/, '3\u00A0heures');
    await screen.findByText(/^75 km et attente compris/);
    await untilAvailable();
    await next();
    await screen.findByRole('heading', { name: 'Coordonnées' });
  });

  test('includes its waiting: no more is sold, even if it was ticked for another service', async () => {
    await enter({ ...withJourney, extras: [{ code: 'extra_waiting', quantity: 1 }] });
    await screen.findByRole('checkbox', { name: /^Attente supplémentaire/, checked: true });
    page.close();
    page = await openStep(2, { ...hired, hireHours: 3, extras: [{ code: 'extra_waiting', quantity: 1 }] });
    await screen.findByRole('checkbox', { name: /^Guide touristique/ });
    expect(screen.queryByRole('checkbox', { name: /^Attente supplémentaire/ })).toBeNull();
    await untilAvailable();
    await next();
    await screen.findByRole('heading', { name: 'Coordonnées' });
    expect(screen.queryByText('Attente supplémentaire')).toBeNull();
  });
});

describe('what an extra needs', () => {
  test('is asked with a welcome at an airport: a name and a flight', async () => {
    await enter({ ...withJourney, extras: [{ code: 'meet_and_greet', quantity: 1 }] });
    await screen.findByLabelText('Numéro de vol');
    await next();
    await screen.findByRole('textbox', {
      name: 'Nom sur la pancarte',
      description: 'Indiquez le nom à écrire sur la pancarte',
    });
    await page.fill('Nom sur la pancarte', 'Société Durand');
    await page.fill('Numéro de vol', 'demain');
    await screen.findByText('Indiquez le numéro de vol, par exemple AF 1234');
    await page.fill('Numéro de vol', 'af 1234');
    await untilAvailable();
    await next();
    await screen.findByRole('heading', { name: 'Coordonnées' });
    expect(stored()).toMatchObject({ signName: 'Société Durand', flightNumber: 'af 1234' });
  });

  test('is asked with child seats: an age for each', async () => {
    await enter({ ...withJourney, extras: [{ code: 'child_seat', quantity: 1 }] });
    await choose(/Nombre de sièges$/, '2');
    await choose(/Âge de l’enfant 1$/, 'Moins d’un an');
    await next();
    await screen.findByRole('button', {
      name: /Âge de l’enfant 2$/,
      description: 'Indiquez l’âge de l’enfant',
    });
    await choose(/Âge de l’enfant 2$/, '4 ans');
    expect(stored()).toMatchObject({
      extras: [{ code: 'child_seat', quantity: 2 }],
      childAges: [0, 4],
    });
  });

  test('is asked with a flight to follow: its number, which a welcome then shares, and the day of its landing', async () => {
    page = await openStep(
      2,
      {
        ...withJourney,
        extras: [
          { code: 'flight_tracking', quantity: 1 },
          { code: 'meet_and_greet', quantity: 1 },
        ],
        signName: 'Durand',
      },
      { config: buildFollowingConfig() },
    );
    await page.fill('Numéro de vol', 'BA 304');
    await screen.findByRole('button', { name: /Jour de l’atterrissage/ });
    await untilAvailable();
    await next();
    await screen.findByRole('heading', { name: 'Coordonnées' });
    expect(stored()).toMatchObject({ flightNumber: 'BA 304', flightDate: '' });
  });

  test('is not asked for flight tracking, which is listed but not sold, and which an older draft loses', async () => {
    await enter({ ...withJourney, extras: [{ code: 'flight_tracking', quantity: 1 }] });
    const tracking = screen.getByRole('checkbox', { name: /^Suivi du vol/ });
    expect(tracking.hasAttribute('disabled')).toBe(true);
    expect(stored()?.extras).toEqual([]);
    expect(toasts()).toEqual([expect.stringContaining('Suivi du vol retiré')]);
  });
});

test('a pickup that is too close is replaced by the first that can be booked', async () => {
  await enter({ ...withJourney, trip: { ...withJourney.trip, date: '2027-03-01', time: '10:30' } });
  await page.press('button', 'Partir à cette heure');
  await waitFor(() => expect(screen.queryByText(/^Premier départ possible/)).toBeNull());
  expect(stored()?.trip.time).not.toBe('10:30');
});

test('an address that has no known place says so beside its field', async () => {
  await enter({ ...withJourney, trip: { ...withJourney.trip, destination: 'Chez ma tante' } });
  await screen.findByRole('combobox', { name: 'Destination', description: /Chez ma tante/ });
});

test('special requests end at 2000 characters', async () => {
  await enter();
  await page.user.click(screen.getByLabelText('Demandes particulières'));
  await page.user.paste('x'.repeat(2001));
  expect(stored()?.specialRequests).toHaveLength(2000);
});

// @vitest-environment jsdom
import { euros } from '@livree/contracts';
import { buildReservation } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 15_000 };

let page: OpenPage;

/** A paid ride whose price is far from that of the same ride now, so that each change moves money. */
async function openRide(cents: number): Promise<void> {
  page = await openPage(remote, '/reservations/105', (state) => {
    const totalPrice = { cents, currency: 'EUR' } as const;
    state.reservations = [
      buildReservation({ id: 105, reference: 'LIV-000105', pickupAt: '2027-03-12T09:30' }),
    ];
    for (const ride of state.reservations) Object.assign(ride, { totalPrice });
  });
  page.signIn();
  await screen.findByText(/^en ligne jusqu’au mer\. 10/, {}, patience);
}

async function enter(cents: number): Promise<void> {
  await openRide(cents);
  await page.press('button', 'Modifier ce trajet');
}

async function choosePassengers(count: string): Promise<void> {
  await page.press('button', /Passagers$/);
  await page.press('option', count);
}

const calls = (path: RegExp) => page.calls.filter((call) => call.method === 'POST' && path.test(call.path));
const toasts = () => page.shell.toasts.getState().map(({ message }) => message.replaceAll(/\s/g, ' '));

afterEach(() => page.close());

test('a ride ahead offers first to change it, then to book it again, and last to cancel it', async () => {
  await openRide(90_000);
  const acts = ['Modifier ce trajet', 'Réserver à nouveau', 'Annuler le trajet'];
  const offered = screen.getAllByText((text) => acts.includes(text));
  expect(offered.map(({ textContent }) => textContent).slice(-3)).toEqual(acts);
});

test('a cheaper ride shows both prices and what comes back before anything happens, then is changed', async () => {
  await enter(90_000);
  const make = await screen.findByRole('button', { name: 'Modifier le trajet' }, patience);
  expect(make).toHaveProperty('disabled', true);
  await choosePassengers('3');
  await screen.findByText('Nous vous rendons', {}, patience);
  await screen.findByText('Nouvelle confirmation et avoir');
  expect(calls(/changes$/)).toEqual([]);
  await page.press('button', 'Modifier le trajet');
  await vi.waitFor(
    () => expect(toasts().at(-1)).toMatch(/^Trajet modifié, [\d,]+ € vous sont rendus$/),
    patience,
  );
  expect(page.state.reservations[0]).toMatchObject({ passengers: 3 });
  await screen.findByText('Modifications', {}, patience);
});

test('a dearer ride is changed once the difference is paid', async () => {
  await enter(100);
  await choosePassengers('1');
  await screen.findByText('À payer', {}, patience);
  await page.press('button', /^Continuer, .+ à payer$/);
  await screen.findByText(/dès que le supplément est payé/, {}, patience);
  expect(page.state.reservations[0]).toMatchObject({ passengers: 2 });
});

test('a form follows what another tab changes meanwhile, and keeps what was chosen in it', async () => {
  await enter(90_000);
  await choosePassengers('3');
  await screen.findByText('Nous vous rendons', {}, patience);
  for (const ride of page.state.reservations) Object.assign(ride, { pickupAt: '2027-03-12T11:00' });
  dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/vient d’être modifié ailleurs/, {}, patience);
  await screen.findByRole('button', { name: 'Garder 11:00' });
  await screen.findByRole('button', { name: /^3 Passagers/ });
  for (const ride of page.state.reservations) Object.assign(ride, { status: 'cancelled' });
  dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(toasts().at(-1)).toMatch(/n’est plus à modifier/), patience);
  await screen.findAllByText('Annulée');
});

test('what is refused stands beside its field, and keeps what was chosen', async () => {
  await enter(90_000);
  await choosePassengers('7');
  await screen.findByText(/passagers au plus/, {}, patience);
  expect(screen.queryByText('Nous vous rendons')).toBeNull();
  await screen.findByRole('button', { name: /^7 Passagers/ });
});

test('a chauffeur by the hour who was sold with waiting says at the waiting why nothing changes', async () => {
  page = await openPage(remote, '/reservations/105', (state) => {
    state.reservations = [
      buildReservation({
        id: 105,
        pickupAt: '2027-03-12T09:30',
        serviceType: 'private',
        hire: { hours: 4, includedKm: 100 },
        extras: [{ code: 'extra_waiting', quantity: 1 }],
      }),
    ];
  });
  page.signIn();
  await page.press('button', 'Modifier ce trajet');
  await choosePassengers('3');
  const waiting = await screen.findByRole(
    'checkbox',
    { name: /^Attente supplémentaire/, description: /Retirez l’attente supplémentaire/ },
    patience,
  );
  await page.user.click(waiting);
  await screen.findByText(/^(Nous vous rendons|À payer)$/, {}, patience);
});

test('another seat that fits is chosen for a child', async () => {
  await enter(90_000);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Siège enfant' }, patience));
  await page.press('button', /Âge de l’enfant 1$/);
  await page.press('option', '4 ans');
  await page.press('button', /Siège de l’enfant 1$/);
  await page.press('option', 'Siège enfant, face à la route');
  await screen.findByText('Nous vous rendons', {}, patience);
  await page.press('button', 'Modifier le trajet');
  await vi.waitFor(() => expect(toasts().at(-1)).toMatch(/^Trajet modifié/), patience);
  expect(page.state.reservations[0]).toMatchObject({ childAges: [4], childSeats: ['child'] });
  await screen.findByText('1 siège enfant', {}, patience);
});

test('other places, stops and extras are priced with what they need, and stand in the history', async () => {
  await enter(90_000);
  await page.press('button', 'Ajouter un arrêt');
  await page.fill('Arrêt 1', 'Chantilly');
  await page.user.tab();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Accueil personnalisé' }));
  await screen.findByText('Veuillez saisir le nom à écrire sur la pancarte', {}, patience);
  await page.fill('Nom sur la pancarte', 'Famille Lune');
  await screen.findByText('Nous vous rendons', {}, patience);
  await page.press('button', 'Modifier le trajet');
  await vi.waitFor(() => expect(toasts().at(-1)).toMatch(/^Trajet modifié/), patience);
  expect(page.state.reservations[0]).toMatchObject({
    stops: ['Chantilly'],
    extras: [{ code: 'meet_and_greet', quantity: 1 }],
    signName: 'Famille Lune',
  });
  await screen.findByText('Adresses, Options', {}, patience);
});

test('asks for a train at stations alone, and for the flight before the way back where that begins at an airport', async () => {
  page = await openPage(remote, '/reservations/105', (state) => {
    const back = { roundTrip: true, returnAt: '2027-03-14T18:00', returnPlace: 'airport' } as const;
    const places = { pickupAddress: 'Versailles', pickupPlace: 'elsewhere' } as const;
    const extras = [{ code: 'meet_and_greet', quantity: 1 } as const];
    const destinationAddress = 'Aéroport Paris-Charles de Gaulle (CDG)';
    const totalPrice = euros(90_000);
    state.reservations = [
      buildReservation({
        id: 105,
        ...places,
        ...back,
        destinationAddress,
        extras,
        signName: 'Lune',
        totalPrice,
      }),
    ];
  });
  page.signIn();
  await page.press('button', 'Modifier ce trajet');
  await screen.findByRole('textbox', { name: 'Nom sur la pancarte' });
  expect(screen.queryByRole('textbox', { name: /train/i })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Numéro de vol' })).toBeNull();
  await page.fill('Numéro du vol du retour', 'AF 1945');
  await screen.findByText('Nous vous rendons', {}, patience);
  await page.press('button', 'Modifier le trajet');
  await vi.waitFor(
    () =>
      expect(page.state.reservations[0]).toMatchObject({
        returnFlightNumber: 'AF1945',
        returnFlightDate: '2027-03-14',
      }),
    patience,
  );
});

test('after the deadline a change is asked for at a price that is information, and can be withdrawn', async () => {
  page = await openPage(remote, '/reservations/105', (state) => {
    state.reservations = [buildReservation({ id: 105, pickupAt: '2027-03-02T20:00', canCancel: false })];
  });
  page.signIn();
  await page.press('button', 'Demander une modification');
  await choosePassengers('3');
  await screen.findByText(/à titre d’information/, {}, patience);
  await page.press('button', 'Envoyer la demande');
  await screen.findByText('Modification demandée', {}, patience);
  expect(calls(/changes$/)).toEqual([]);
  expect(page.state.reservations[0]).toMatchObject({ passengers: 2 });
  expect(page.state.changeRequests).toMatchObject([{ rideId: 105, request: { status: 'open' } }]);
  await page.press('button', 'Retirer la demande');
  await screen.findByRole('button', { name: 'Demander une modification' }, patience);
  expect(page.state.changeRequests).toMatchObject([{ request: { status: 'withdrawn' } }]);
});

test('a change that is refused says so beside its field, which is opened and gets the focus, until it is corrected', async () => {
  await enter(90_000);
  await page.press('button', 'Ajouter un arrêt');
  await page.fill('Arrêt 1', 'Chantilly');
  await page.user.tab();
  await screen.findByText('Nous vous rendons', {}, patience);
  page.refuse('changes.make', 'validation', { 'stops.0': ['validation.stop'] });
  await page.press('button', 'Modifier le trajet');
  const stop = await screen.findByLabelText('Arrêt 1', {}, patience);
  await vi.waitFor(() => expect(document.activeElement).toBe(stop), patience);
  expect(stop.closest('details')).toHaveProperty('open', true);
  expect(stop).toHaveProperty('value', 'Chantilly');
  expect(stop.getAttribute('aria-invalid')).toBe('true');
  page.refuse('changes.make', undefined);
  await page.fill('Arrêt 1', 'Versailles');
  await page.user.tab();
  expect(stop.getAttribute('aria-invalid')).toBeNull();
  await screen.findByText('Nous vous rendons', {}, patience);
  await page.press('button', 'Modifier le trajet');
  await vi.waitFor(
    () => expect(page.state.reservations[0]).toMatchObject({ stops: ['Versailles'] }),
    patience,
  );
});

test('a change is made once, however often its button is pressed', async () => {
  await enter(90_000);
  await choosePassengers('3');
  await screen.findByText('Nous vous rendons', {}, patience);
  const make = screen.getByRole('button', { name: 'Modifier le trajet' });
  make.click();
  make.click();
  await vi.waitFor(() => expect(toasts().at(-1)).toMatch(/^Trajet modifié/), patience);
  expect(calls(/changes$/)).toHaveLength(1);
});

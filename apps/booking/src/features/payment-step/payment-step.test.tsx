// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import { formatterFor } from '@livree/i18n';
import type { OpenPage, Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAttempt, withContact } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import { attemptSchema } from '../../wizard/attempt.ts';
import type { Booking } from '../../wizard/booking.ts';

const settlement = 'payments/settlement@2';
const attempt = { name: 'booking-attempt', version: 1, schema: attemptSchema };

let page: OpenPage;

const slotData = z.strictObject({
  reservation: z.nullable(z.strictObject({ id: z.int(), isUnfinished: z.boolean(), isAdopted: z.boolean() })),
  amountCents: z.int(),
  currency: z.literal('EUR'),
  busy: z.boolean(),
});

/** What the payments remote gets. */
async function placed() {
  const slot = await screen.findByRole('region', { name: settlement });
  return slotData.parse(JSON.parse(within(slot).getByText(/"reservation"/).textContent));
}
const expectReserved = (id: number) =>
  waitFor(async () =>
    expect(await placed()).toMatchObject({
      reservation: { id, isUnfinished: false, isAdopted: false },
      busy: false,
    }),
  );
const orders = () => page.calls.filter(({ method, path }) => method === 'POST' && path === '/reservations');
const keys = () => new Set(orders().map(({ headers }) => headers['idempotency-key']));

const toasts = () => page.shell.toasts.getState().map(({ message }) => message);

/** Opens the payment of a customer. */
async function enter(booking: Booking = withContact, visit: Visit = {}): Promise<void> {
  page = await openStep(4, booking, visit);
  page.signIn();
  await screen.findByRole('region', { name: settlement });
}

afterEach(() => {
  page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  test('logs in or registers in place of the payment, and loses nothing', async () => {
    page = await openStep(4, withContact);
    await screen.findByRole('heading', { name: 'Connexion requise' });
    const forms = await screen.findByRole('region', { name: 'account/sign-in@1' });
    const { name, email, phone } = withContact.contact;
    expect(JSON.parse(within(forms).getByText(/"contact"/).textContent)).toEqual({
      from: '/reservation?etape=4',
      contact: { name, email, phone },
    });
    expect(screen.queryByRole('region', { name: settlement })).toBeNull();
    expect(storedBooking(page)).toEqual(withContact);
    page.signIn();
    await screen.findByRole('region', { name: settlement });
  });

  test('goes on as a guest with the contact of step 3, pays, and is asked to keep the account', async () => {
    page = await openStep(4, withContact);
    await page.press('button', 'Continuer sans compte');
    await screen.findByRole('region', { name: settlement });
    const begun = page.calls.find(({ path }) => path === '/auth/guest');
    const { name, email, phone } = withContact.contact;
    expect(begun?.body).toEqual({ name, email, phone });
    await page.press('button', 'Ordered');
    await expectReserved(106);
    await page.press('button', 'Paid');
    await page.press('button', 'Recevoir le lien');
    await screen.findByText('Nous vous avons envoyé un lien, valable 15 minutes');
    expect(screen.queryByRole('button', { name: 'Rester sur cette page' })).toBeNull();
  });

  test('whose contact passed step 3 and is refused here cannot book, which counts against the release', async () => {
    page = await openStep(4, withContact);
    page.refuse('guests.begin', 'validation', { phone: ['validation.phone'] });
    await page.press('button', 'Continuer sans compte');
    await waitFor(() => expect(page.shell.errors).toMatchObject([{ code: 'validation' }]));
  });

  test('reads that in English too', async () => {
    page = await openStep(4, withContact, { language: 'en' });
    await screen.findByRole('heading', { name: 'Sign-in required' });
    await screen.findByText(/nothing is lost\./);
  });
});

describe('a customer', () => {
  test('who orders reserves the typed ride, trimmed, at the total of the summary', async () => {
    const contact = { ...withContact.contact, name: ' Claire Martin ', phone: ' +33 6 12 34 56 78 ' };
    await enter({ ...withContact, contact, passengers: 3, specialRequests: ' Pancarte ' });
    const { amountCents, ...slot } = await placed();
    expect(slot).toEqual({ reservation: null, currency: 'EUR', busy: false });
    await page.press('button', 'Ordered');
    await expectReserved(106);
    expect(orders()).toMatchObject([
      {
        body: {
          pickup_address: withContact.trip.departure,
          pickup_datetime: '2027-03-12 09:30:00',
          client_name: 'Claire Martin',
          client_phone: '+33 6 12 34 56 78',
          passengers_count: 3,
          special_requests: 'Pancarte',
          total_price: amountCents / 100,
        },
      },
    ]);
    const summary = within(screen.getByRole('region', { name: 'Votre réservation' }));
    const total = summary.getByText('Prix total').nextSibling?.textContent;
    expect(total).toBe(formatterFor('fr').money(amountCents));
  });

  test('sees what a cancellation gives back: all online, all by phone, a half, nothing', async () => {
    await enter();
    const [title] = await screen.findAllByRole('heading', { name: 'Si vous annulez, nous vous remboursons' });
    const steps = within(title?.closest('section') ?? document.body).getAllByRole('listitem');
    const { amountCents } = await placed();
    const amount = (share: number) => formatterFor('fr').money(Math.round(amountCents * share));
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${amount(1)}en ligneAujourd’hui`)),
      expect.stringMatching(new RegExp(`^${amount(1)}par téléphone.*10\u00a0mars.*09:30`)),
      expect.stringMatching(new RegExp(`^${amount(0.5)}par téléphone.*11\u00a0mars.*09:30`)),
      expect.stringMatching(new RegExp(`^${amount(0)}.*12\u00a0mars.*07:30`)),
    ]);
  });

  test('whose ride cannot be priced is led to the field, because every try would be refused again', async () => {
    const destination = 'nulle part au monde';
    page = await openStep(4, { ...withContact, trip: { ...withContact.trip, destination } });
    page.signIn();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await page.user.click(notice.getByRole('button', { name: 'Corriger' }));
    await screen.findByRole('heading', { level: 1, name: 'Trajet et horaire' });
    expect(await screen.findByRole('combobox', { name: 'Destination', description: /adresse/i })).toBe(
      document.activeElement,
    );
  });

  test('reads why there is no price, and gets one with a retry', async () => {
    page = await openStep(4, withContact);
    page.breakApi('network', /quote/);
    page.signIn();
    const step = await screen.findByRole('alert');
    expect(step.textContent).toContain('Erreur');
    page.breakApi('off');
    await page.user.click(within(step).getByRole('button', { name: 'Réessayer' }));
    await placed();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a reservation', () => {
  const quarterHour = 15 * 60_000;

  test('whose price has expired is made at the same price, renewed silently, under one key', async () => {
    let now = new Date('2027-03-01T09:00:00Z');
    await enter(withContact, { now: () => now });
    await placed();
    now = new Date(now.getTime() + quarterHour);
    await page.press('button', 'Ordered');
    await expectReserved(106);
    expect([orders().length, keys().size]).toEqual([2, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('whose price has changed waits until the customer accepts the true one', async () => {
    await enter();
    const { amountCents } = await placed();
    const [vehicle] = page.state.vehicles;
    Object.assign(vehicle ?? {}, { class: vehicle?.class === 'standard' ? 'premium' : 'standard' });
    await page.press('button', 'Ordered');
    const told = await screen.findByText(/^Le prix est maintenant de/);
    await waitFor(async () => expect((await placed()).amountCents).not.toBe(amountCents));
    const { amountCents: asked } = await placed();
    expect(told.textContent).toContain(formatterFor('fr').money(asked));
    expect((await placed()).reservation).toBeNull();
    await page.press('button', /^Payer/);
    await expectReserved(106);
    expect(page.state.reservations[0]?.totalPrice.cents).toBe(asked);
    expect(page.shell.errors).toEqual([]);
  });

  test('keeps its price on the whole page when the tariff changes while it stands', async () => {
    await enter();
    await page.press('button', 'Ordered');
    await expectReserved(106);
    const { amountCents: quoted } = await placed();
    const amountCents = quoted + 1_000;
    const draft = page.shell.services.draft(attempt);
    draft.write({ ...(draft.read() ?? openAttempt), amountCents });
    dispatchEvent(new StorageEvent('storage'));
    await waitFor(async () => expect((await placed()).amountCents).toBe(amountCents));
    const summary = within(screen.getByRole('region', { name: 'Votre réservation' }));
    const total = summary.getByText('Prix total').nextSibling?.textContent;
    expect(total).toBe(formatterFor('fr').money(amountCents));
    expect(document.body.textContent).not.toContain(formatterFor('fr').money(quoted));
  });

  test('without an answer is repeated under the same key, at most three times', async () => {
    await enter();
    page.breakApi('lost', /^\/reservations$/);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 200,
    });
    await page.press('button', 'Ordered');
    for (const count of [1, 2, 3]) await page.press('button', `Réessayer (${count}/3)`);
    await screen.findByText('Nombre maximum de tentatives atteint. Veuillez contacter le support.');
    page.breakApi('off');
    await page.press('button', 'Ordered');
    await expectReserved(106);
    expect([orders().length, keys().size]).toEqual([5, 1]);
    expect(page.state.reservations.filter(({ status, id }) => status === 'pending' && id > 105)).toHaveLength(
      1,
    );
  });

  test('of a taken vehicle leads to the vehicles, where the reason stands, and loses nothing', async () => {
    await enter();
    page.refuse('reservations.create', 'reservations.vehicle_unavailable');
    await page.press('button', 'Ordered');
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Véhicule non disponible');
    notice.getByRole('button', { name: /^Réessayer/ });
    await page.press('button', 'Corriger');
    const description = 'Le véhicule n’est plus disponible pour cette période';
    const vehicles = await screen.findByRole('group', { name: /^Quel véhicule/, description });
    await waitFor(() => expect(vehicles.contains(document.activeElement)).toBe(true));
    await page.user.click(screen.getByRole('radio', { name: /V-Class|Classe V/ }));
    await waitFor(() => expect(screen.queryByText(description)).toBeNull());
    expect(storedBooking(page)).toMatchObject({ contact: withContact.contact, trip: withContact.trip });
  });

  test('with a faulty field leads to it, and offers no try that would be refused again', async () => {
    await enter();
    page.refuse('reservations.create', 'validation', { client_phone: ['validation.phone'] });
    await page.press('button', 'Ordered');
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Veuillez saisir un numéro de téléphone valide');
    expect(notice.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    await page.press('button', 'Corriger');
    const description = /numéro de téléphone valide/;
    const field = await screen.findByRole('textbox', { name: /^Téléphone/, description });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test.each([
    ['a field', 'validation', { client_phone: ['validation.phone'] }],
    ['a body', 'invalid_request', undefined],
    ['a price that was renewed for it a moment ago', 'pricing.quote_invalid', undefined],
  ] as const)('in which the server refuses %s counts against the release', async (_, code, faults) => {
    let time = Date.parse('2027-03-01T09:00:00Z');
    await enter(withContact, { now: () => new Date((time += 10)) });
    page.refuse('reservations.create', code, faults);
    await page.press('button', 'Ordered');
    await waitFor(() => expect(page.shell.errors).toMatchObject([{ code }]));
  });

  test.each([
    ['a vehicle that others have taken', 'reservations.vehicle_unavailable', undefined],
    ['a time that has passed meanwhile', 'validation', { pickup_datetime: ['validation.too_soon'] }],
  ] as const)('in which the server refuses %s counts against nobody', async (_, code, faults) => {
    await enter();
    page.refuse('reservations.create', code, faults);
    await page.press('button', 'Ordered');
    await screen.findByRole('alert');
    expect(page.shell.errors).toEqual([]);
  });

  test('that another tab made after this one could not is said to be its own', async () => {
    await enter();
    page.refuse('reservations.create', 'reservations.vehicle_unavailable');
    await page.press('button', 'Ordered');
    await screen.findByRole('alert');
    const draft = page.shell.services.draft(attempt);
    const kept = draft.read() ?? openAttempt;
    draft.write({ ...kept, reservationId: 105, isUnfinished: false });
    dispatchEvent(new StorageEvent('storage'));
    await waitFor(async () =>
      expect((await placed()).reservation).toEqual({ id: 105, isUnfinished: false, isAdopted: true }),
    );
    page.refuse('reservations.create', undefined);
    await page.press('button', /^Réessayer/);
    await expectReserved(106);
  });

  test('that is made is kept for its payment, until its hold is over', async () => {
    await enter();
    await page.press('button', 'Ordered');
    await expectReserved(106);
    expect(page.shell.services.draft(attempt).read()).toMatchObject({
      reservationId: 106,
      isOutcomeOpen: false,
    });
    await page.press('button', 'Unanswered');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Précédent' })).toBeNull());
    expect(page.shell.services.draft(attempt).read()).toMatchObject({
      isOutcomeOpen: true,
      isUnfinished: true,
    });
    await page.press('button', 'Expired');
    await waitFor(async () => expect((await placed()).reservation).toBeNull());
    await page.press('button', 'Ordered');
    await expectReserved(107);
    expect(keys().size).toBe(2);
  });
});

describe('a settled payment', () => {
  const inThreeSeconds = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const overlay = (name: string) => screen.findByRole('alertdialog', { name });

  test('is confirmed, forgets what was typed, and leads to the reservations after three seconds', async () => {
    await enter();
    inThreeSeconds();
    await page.press('button', 'Paid');
    const words = within(await overlay('Réservation confirmée'));
    words.getByText('Réservation créée');
    words.getByText('Paiement confirmé');
    words.getByText(/Un e‑mail de confirmation .* Notre équipe vous appellera 30 minutes avant le trajet\./);
    expect(storedBooking(page)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.path()).toBe('/reservation?etape=4');
    await vi.advanceTimersByTimeAsync(1_100);
    await waitFor(() => expect(page.path()).toBe('/reservations'));
  });

  test('shows both ways of a round trip', async () => {
    const { departure, destination } = withContact.trip;
    const back = { returnDeparture: destination, returnDestination: departure };
    const moment = { returnDate: '2027-03-13', returnTime: '18:45' };
    await enter({ ...withContact, trip: { ...withContact.trip, ...back, ...moment, roundTrip: true } });
    await page.press('button', 'Paid');
    const words = within(await overlay('Réservation confirmée'));
    words.getByText('Retour samedi 13 mars 2027');
    expect(words.getByText('18:45').closest('time')?.dateTime).toBe('2027-03-13T18:45');
    expect(words.getAllByText(departure)).toHaveLength(2);
  });

  test('stays for who wants to read it, until the button leads on', async () => {
    await enter();
    inThreeSeconds();
    await page.press('button', 'Paid');
    await page.press('button', 'Rester sur cette page');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(page.path()).toBe('/reservation?etape=4');
    expect(screen.queryByRole('button', { name: 'Rester sur cette page' })).toBeNull();
    await page.press('button', 'Voir mes réservations');
    await waitFor(() => expect(page.path()).toBe('/reservations'));
  });

  test('that is still processing is not called paid', async () => {
    await enter();
    await page.press('button', 'Still processing');
    const words = within(await overlay('Réservation enregistrée'));
    words.getByText(/Votre paiement est en cours de traitement\./);
    expect(words.queryByText('Paiement confirmé')).toBeNull();
  });

  test('shows its reference, and a calendar file that fails says so and keeps the card', async () => {
    page = await openStep(4, withContact, {}, (_, { services }) =>
      services.draft(attempt).write({ ...openAttempt, reservationId: 105 }),
    );
    page.signIn();
    await page.press('button', 'Paid');
    const words = within(await overlay('Réservation confirmée'));
    await words.findByText('LIV-000105');
    page.breakApi('network', /calendar/);
    await page.press('button', 'Ajouter au calendrier');
    await waitFor(() => expect(toasts()).toEqual(['Erreur de connexion au serveur']));
    expect(screen.queryByRole('button', { name: 'Rester sur cette page' })).toBeNull();
  });

  test('can be printed, which keeps the card', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await enter();
    await page.press('button', 'Paid');
    await page.press('button', 'Imprimer');
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Rester sur cette page' })).toBeNull();
  });
});

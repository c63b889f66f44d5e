// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import { formatterFor } from '@livree/i18n';
import { paymentAttempt } from '@livree/platform';
import type { OpenPage, Visit } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAttempt, withContact } from '../../states/bookings.ts';
import { openStep, storedBooking } from '../../testing/open-step.ts';
import type { Booking } from '../../wizard/booking.ts';

const settlement = 'payments/settlement@1';
const attempt = { name: 'booking-attempt', version: 1, schema: paymentAttempt };

let page: OpenPage;

const slotData = z.looseObject({ amountCents: z.number() });

/** What the payments remote gets. */
async function ordered() {
  const slot = await screen.findByRole('region', { name: settlement });
  return slotData.parse(JSON.parse(within(slot).getByText(/"order"/).textContent));
}

const quotes = () => page.calls.filter(({ path }) => path === '/pricing/quote').length;
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
  test('gets a way to log in and to register instead of the payment, and loses nothing', async () => {
    page = await openStep(4, withContact);
    await screen.findByRole('heading', { name: 'Connexion requise' });
    expect(screen.getByRole('link', { name: 'Connexion' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'S’inscrire' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByRole('region', { name: settlement })).toBeNull();
    expect(storedBooking(page)).toEqual(withContact);
    page.signIn();
    await screen.findByRole('region', { name: settlement });
  });

  test('reads that in English too', async () => {
    page = await openStep(4, withContact, { language: 'en' });
    await screen.findByRole('heading', { name: 'Sign-in required' });
    await screen.findByText(/nothing is lost\./);
  });
});

describe('a customer', () => {
  test('orders the typed ride, trimmed, at the total of the summary', async () => {
    const contact = { ...withContact.contact, name: ' Claire Martin ', phone: ' ' };
    await enter({ ...withContact, contact, passengers: 3, specialRequests: ' Pancarte ' });
    const ride = {
      pickupAddress: withContact.trip.departure,
      pickupAt: '2027-03-12T09:30',
      clientName: 'Claire Martin',
      clientPhone: null,
      passengers: 3,
      specialRequests: 'Pancarte',
    };
    const { amountCents, ...slot } = await ordered();
    expect(slot).toMatchObject({
      order: { kind: 'ride', attempt: null, ride },
      currency: 'EUR',
      busy: false,
    });
    const summary = within(screen.getByRole('region', { name: 'Votre réservation' }));
    const total = summary.getByText('Prix total').nextSibling?.textContent;
    expect(total).toBe(formatterFor('fr').money(amountCents));
  });

  test('sees what a cancellation gives back: all online, all by phone, a half, nothing', async () => {
    await enter();
    const [title] = await screen.findAllByRole('heading', { name: 'Si vous annulez, nous vous remboursons' });
    const steps = within(title?.closest('section') ?? document.body).getAllByRole('listitem');
    const { amountCents } = await ordered();
    const amount = (share: number) => formatterFor('fr').money(Math.round(amountCents * share));
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${amount(1)}en ligneAujourd’hui`)),
      expect.stringMatching(new RegExp(`^${amount(1)}par téléphone.*10\u00a0mars.*09:30`)),
      expect.stringMatching(new RegExp(`^${amount(0.5)}par téléphone.*11\u00a0mars.*09:30`)),
      expect.stringMatching(new RegExp(`^${amount(0)}.*12\u00a0mars.*07:30`)),
    ]);
  });

  test('gets a new price when the payments remote says that this one is refused', async () => {
    await enter();
    const before = quotes();
    await page.press('button', 'Price refused');
    await waitFor(() => expect(quotes()).toBe(before + 1));
    await ordered();
  });

  test('reads why there is no price, and gets one with a retry', async () => {
    page = await openStep(4, withContact);
    page.breakApi('network', /quote/);
    page.signIn();
    const step = await screen.findByRole('alert');
    expect(step.textContent).toContain('Erreur');
    page.breakApi('off');
    await page.user.click(within(step).getByRole('button', { name: 'Réessayer' }));
    await ordered();
    expect(screen.queryByRole('alert')).toBeNull();
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

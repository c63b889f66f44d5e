// @vitest-environment jsdom
import type { Language, SavedCard } from '@livree/contracts';
import { buildReservation, buildSavedCard } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillCardFrame } from '../../testing/card-frame.ts';
import { findCardFrame, findMethod, getSaveChoice } from '../../testing/checkout-fields.ts';
import { placingRemote, type Kept } from '../../testing/placing-page.tsx';

const card = (id: string, lastFour: string, isDefault = false): SavedCard =>
  buildSavedCard({ id, lastFour, isDefault });

vi.mock('./model/settlement.ts', async (original) => ({ ...(await original<object>()), retryDelay: 1 }));

let page: OpenPage;
const settled = vi.fn<(isPaid: boolean) => void>();

const called = (path: RegExp) => page.calls.filter((call) => call.method === 'POST' && path.test(call.path));
const orders = () => called(/^\/reservations$/);
const payments = () => called(/confirm-payment$/);
const charges = () => page.state.transactions;

/** Presses a button once it is enabled. */
async function press(name: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('button', { name })[0]?.matches(':enabled')).toBe(true));
  await page.press('button', name);
}

interface Opening {
  readonly cards?: SavedCard[];
  readonly kept?: Kept;
  readonly language?: Language;
}

async function open({ cards = [], language = 'fr', ...placing }: Opening = {}): Promise<void> {
  const remote = placingRemote({ ...placing, onSettled: settled });
  const prepare = (state: OpenPage['state']): void =>
    void Object.assign(state, { cards, reservations: [], transactions: [] });
  page = await openPage(remote, '/placing', prepare, { language });
  page.signIn();
  if (language === 'fr') await findCardFrame();
}

const expectPaidOnce = () =>
  waitFor(() => expect([settled.mock.calls, charges().length]).toEqual([[[true]], 1]));

beforeEach(() => void settled.mockReset());
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

test.each([
  ['fr', /^Payer 100,00\s€ Commande avec obligation de paiement$/, /pas de droit de rétractation/],
  ['en', /^Pay €100\.00 Order with obligation to pay$/, /no right of withdrawal/],
  ['es', /^Pagar 100,00\s€ Pedido con obligación de pago$/, /no hay derecho de desistimiento/],
  ['de', /^100,00\s€ bezahlen Zahlungspflichtig bestellen$/, /kein Widerrufsrecht/],
] as const)(
  'the button says in %s that it obliges to pay, and a line that there is no way back',
  async (language, words, line) => {
    await open({ language });
    await screen.findAllByRole('button', { name: words });
    await screen.findByText(line);
  },
);

describe('a saved card', () => {
  test('is listed first, the default before the newest, and pays with one press', async () => {
    await open({ cards: [card('pm_newest', '1111'), card('pm_default', '2222', true)] });
    await waitFor(async () => expect((await findMethod(/2222/)).checked).toBe(true));
    expect((await findMethod(/1111/)).checked).toBe(false);
    await press(/^Payer/);
    await expectPaidOnce();
    expect(payments()).toMatchObject([{ body: { payment_method_id: 'pm_default', save_card: false } }]);
  });

  test('is created from a new card only if the customer asks for it', async () => {
    await open();
    fillCardFrame(await findCardFrame(), 'pm_card_visa');
    expect(getSaveChoice().checked).toBe(false);
    await press(/^Payer/);
    await expectPaidOnce();
    expect(payments()).toMatchObject([{ body: { save_card: false } }]);
    expect(page.state.cards).toEqual([]);
    page.close();

    await open();
    fillCardFrame(await findCardFrame(), 'pm_card_visa');
    await page.user.click(getSaveChoice());
    await press(/^Payer/);
    await waitFor(() => expect(page.state.cards).toHaveLength(1));
    expect(payments()).toMatchObject([{ body: { payment_method_id: 'pm_card_visa', save_card: true } }]);
  });
});

describe('a payment without a reservation', () => {
  const cards = [card('pm_kept', '1111'), card('pm_other', '2222')];

  test('orders one first, once for an impatient customer, and says nothing about the card', async () => {
    await open({ cards });
    const [pay] = await screen.findAllByRole('button', { name: /^Payer/ });
    await page.user.dblClick(pay ?? document.body);
    await expectPaidOnce();
    expect(orders()).toHaveLength(1);
    expect(Object.keys(Object(orders()[0]?.body)).filter((name) => /payment|card/.test(name))).toEqual([]);
  });

  test('that could not be reserved pays with what is chosen when there is one', async () => {
    await open({ cards });
    page.refuse('reservations.create', 'reservations.vehicle_unavailable');
    await press(/^Payer/);
    await waitFor(() => expect(orders()).toHaveLength(1));
    await waitFor(async () => expect((await findMethod(/2222/)).disabled).toBe(false));
    await page.user.click(await findMethod(/2222/));
    expect([payments(), screen.queryByRole('alert')]).toEqual([[], null]);
    page.refuse('reservations.create', undefined);
    await page.press('button', 'Reserve');
    await expectPaidOnce();
    expect(payments()).toMatchObject([{ body: { payment_method_id: 'pm_other' } }]);
  });

  test('that could not be reserved waits for a press when another tab has reserved', async () => {
    const kept: Kept = { key: 'key-of-the-ride', reservation: null };
    await open({ cards, kept });
    page.refuse('reservations.create', 'reservations.vehicle_unavailable');
    await press(/^Payer/);
    await waitFor(async () => expect((await findMethod(/2222/)).disabled).toBe(false));
    page.refuse('reservations.create', undefined);
    await page.press('button', 'Adopt');
    await waitFor(() => expect(kept.reservation).toMatchObject({ isAdopted: true }));
    await page.user.click(await findMethod(/2222/));
    expect(payments()).toEqual([]);
    await press(/^Payer/);
    await expectPaidOnce();
    expect(payments()).toMatchObject([{ body: { payment_method_id: 'pm_other' } }]);
  });

  test.each([
    ['whose hold ended', 'payments.hold_expired'],
    ['whose reservation is that of an earlier guest', 'reservations.not_found'],
  ] as const)('%s orders another one', async (_why, code) => {
    await open({ cards });
    page.refuse('reservations.confirmPayment', code);
    await press(/^Payer/);
    await screen.findByRole('alert');
    page.refuse('reservations.confirmPayment', undefined);
    await press(/^Réessayer/);
    await expectPaidOnce();
    expect(orders()).toHaveLength(2);
  });
});

test.each([
  ['a field that this release made', 'validation', { payment_method_id: ['validation.too_long'] }, 1],
  ['a body that this release made', 'invalid_request', undefined, 1],
  ['the card of a customer', 'payments.insufficient_funds', undefined, 0],
  ['a ride whose time is over', 'payments.hold_expired', undefined, 0],
] as const)('a refusal of %s counts against the release or not', async (_, code, faults, times) => {
  await open({ cards: [card('pm_kept', '1111')] });
  page.refuse('reservations.confirmPayment', code, faults);
  await press(/^Payer/);
  await screen.findByRole('alert');
  expect(page.shell.errors).toHaveLength(times);
});

describe('the retry of a declined card', () => {
  test('pays with the number that is typed now, and starts to count again', async () => {
    await open();
    const type = fillCardFrame(await findCardFrame(), 'pm_card_chargeDeclinedInsufficientFunds');
    await press(/^Payer/);
    await press(/^Réessayer \(1\/3\)$/);
    await press(/^Réessayer \(2\/3\)$/);
    await screen.findByRole('button', { name: 'Réessayer (3/3)' });
    type('pm_declined_as_well');
    page.refuse('reservations.confirmPayment', 'payments.declined');
    await press(/^Réessayer/);
    await screen.findByRole('button', { name: 'Réessayer (1/3)' });
    page.refuse('reservations.confirmPayment', undefined);
    type('pm_card_visa');
    await press(/^Réessayer/);
    await expectPaidOnce();
    expect(payments().at(-1)).toMatchObject({ body: { payment_method_id: 'pm_card_visa' } });
    expect(orders()).toHaveLength(1);
  });

  test('counts the same card typed twice, although its provider gives each a reference of its own', async () => {
    await open();
    fillCardFrame(await findCardFrame(), 'pm_stripe', { face: 'visa 0002 12/2034' });
    page.refuse('reservations.confirmPayment', 'payments.declined');
    await press(/^Payer/);
    for (const count of [1, 2, 3]) await press(new RegExp(`^Réessayer \\(${count}`));
    await screen.findByText(/^Nombre maximum de tentatives atteint/);
    expect(new Set(payments().map(({ body }) => Object(body).payment_method_id)).size).toBe(4);
  });
});

describe('a challenge that the customer leaves', () => {
  /** A paid ride whose change costs more, which is paid with a card that has a challenge. */
  async function payDifference(onCancel: () => void): Promise<void> {
    const ride = buildReservation({ id: 12, status: 'confirmed', paymentStatus: 'paid' });
    const kept: Kept = { key: 'key-of-the-ride', reservation: { id: ride.id, isUnfinished: false } };
    page = await openPage(placingRemote({ kept, onSettled: settled }), '/placing', (state) => {
      Object.assign(state, { cards: [], reservations: [ride], transactions: [] });
      state.openChanges.set(ride.id, { passengers: 3 });
    });
    page.signIn();
    fillCardFrame(await findCardFrame(), 'pm_card_threeDSecure2Required', { onCancel });
    await press(/^Payer/);
  }

  test('for a difference is a cancellation, although the ride itself is paid', async () => {
    await payDifference(() => page.refuse('reservations.confirmPayment', 'payments.cancelled_by_customer'));
    await screen.findByRole('button', { name: 'Réessayer (1/3)' });
    expect([settled.mock.calls, charges()]).toEqual([[], []]);
  });

  test('after it was passed has paid the difference', async () => {
    await payDifference(() => undefined);
    await expectPaidOnce();
  });
});

describe('a payment that a reload interrupted', () => {
  test('that the server has is found without a press', async () => {
    const kept: Kept = { key: 'key-of-the-ride', reservation: null };
    await open({ kept, cards: [card('pm_kept', '1111')] });
    page.breakApi('lost', /confirm/);
    await press(/^Payer/);
    await screen.findByText(/jamais débité deux fois/);
    expect(kept.reservation).toMatchObject({ isUnfinished: true });
    const { reservations, transactions } = page.state;
    page.close();
    page = await openPage(placingRemote({ onSettled: settled, kept }), '/placing', (state) => {
      Object.assign(state, { reservations, transactions });
    });
    page.signIn();
    await expectPaidOnce();
  });

  test('that the server never got can be paid, and shows no error', async () => {
    const kept: Kept = { key: 'key-of-the-ride', reservation: null };
    await open({ kept, cards: [card('pm_kept', '1111')] });
    page.breakApi('network', /confirm/);
    await press(/^Payer/);
    await screen.findByRole('alert');
    const { reservations, cards } = page.state;
    page.close();
    page = await openPage(placingRemote({ onSettled: settled, kept }), '/placing', (state) => {
      Object.assign(state, { reservations, cards, transactions: [] });
    });
    page.signIn();
    await waitFor(() => expect(kept.reservation).toMatchObject({ isUnfinished: false }));
    expect(screen.queryByRole('alert')).toBeNull();
    await press(/^Payer/);
    await expectPaidOnce();
  });
});

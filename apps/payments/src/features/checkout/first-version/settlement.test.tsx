// @vitest-environment jsdom
import { euros, type Quote, type SavedCard } from '@livree/contracts';
import { buildSavedCard } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillCardFrame } from '../../../testing/card-frame.ts';
import { findCardFrame, findMethod, getSaveChoice } from '../../../testing/checkout-fields.ts';
import { firstPlacingRemote } from '../../../testing/first-placing-page.tsx';

const quarterHour = 15 * 60_000;

const card = (id: string, lastFour: string, isDefault = false): SavedCard =>
  buildSavedCard({ id, lastFour, isDefault });

let page: OpenPage;
let now: Date;
const settled = vi.fn<(isPaid: boolean) => void>();

const bookings = () => page.calls.filter(({ method, path }) => method === 'POST' && path === '/reservations');
const charges = () => page.state.transactions;

/** Presses a button once it is enabled. */
async function press(name: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('button', { name })[0]?.matches(':enabled')).toBe(true));
  await page.press('button', name);
}

interface Opening {
  readonly cards?: SavedCard[];
  readonly alter?: (quote: Quote) => Quote;
}

async function open({ cards = [], ...placing }: Opening = {}): Promise<void> {
  now = new Date('2027-03-01T09:00:00Z');
  const prepare = (state: OpenPage['state']) =>
    Object.assign(state, { cards, reservations: [], transactions: [] });
  const remote = firstPlacingRemote({ ...placing, onSettled: settled });
  page = await openPage(remote, '/placing', prepare, { now: () => now });
  page.signIn();
  await findCardFrame();
}

beforeEach(() => void settled.mockReset());
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

describe('a price that is refused during the payment', () => {
  /** A new card, typed and to be saved: its values must not be lost. */
  async function fillIn(): Promise<HTMLIFrameElement> {
    const fields = await findCardFrame();
    fillCardFrame(fields, 'pm_card_visa');
    await page.user.click(await findMethod(/^Autre carte bancaire/));
    await page.user.click(getSaveChoice());
    return fields;
  }

  test('because it expired is renewed silently, and paid once', async () => {
    await open({ cards: [card('pm_kept', '1111')] });
    now = new Date(now.getTime() + quarterHour);
    await press(/^Payer/);
    await waitFor(() => expect(settled).toHaveBeenCalledWith(true));
    expect(bookings()).toHaveLength(2);
    expect(new Set(bookings().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(charges()).toHaveLength(1);
  });

  test('or any other part of the ride is no fault of this release, which did not make it', async () => {
    await open({ cards: [card('pm_kept', '1111')] });
    page.refuse('reservations.create', 'validation', { client_phone: ['validation.phone'] });
    await press(/^Payer/);
    await screen.findByRole('alert');
    expect(page.shell.errors).toEqual([]);
  });

  test('because it was altered is shown with the true one, charges nothing and keeps typed values', async () => {
    const alter = (quote: Quote): Quote => ({ ...quote, quote: 'forged', totalPrice: euros(100) });
    await open({ cards: [card('pm_kept', '1111')], alter });
    const fields = await fillIn();
    await press(/^Payer/);
    await screen.findByText(/Ce devis n’est pas valide\. Le prix a été recalculé\./);
    const told = await screen.findByText(/Le prix est maintenant de \d+,\d\d €/);
    expect([page.state.reservations, charges()]).toEqual([[], []]);
    expect(await findCardFrame()).toBe(fields);
    expect([(await findMethod(/^Autre carte bancaire/)).checked, getSaveChoice().checked]).toEqual([
      true,
      true,
    ]);
    const [, shown] = /maintenant de (\d+,\d\d)/.exec(told.textContent) ?? [];
    await press(new RegExp(`^Payer ${shown}`));
    await waitFor(() => expect(settled).toHaveBeenCalledWith(true));
    const [charge] = charges();
    expect(charge?.amount.cents).toBe(Math.round(Number(shown?.replace(',', '.')) * 100));
    expect(bookings().at(-1)).toMatchObject({ body: { save_card: true } });
  });
});

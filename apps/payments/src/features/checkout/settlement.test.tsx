// @vitest-environment jsdom
import { euros, type Quote, type SavedCard } from '@livree/contracts';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillCardFrame } from '../../testing/card-frame.ts';
import { placingRemote } from '../../testing/placing-page.tsx';

const patience = { timeout: 5000 };
const quarterHour = 15 * 60_000;

const card = (id: string, lastFour: string, isDefault = false): SavedCard => ({
  id,
  brand: 'visa',
  lastFour,
  expiryMonth: 12,
  expiryYear: 2034,
  isDefault,
});

let page: OpenPage;
const settled = vi.fn<(isPaid: boolean) => void>();

const radio = (name: string) =>
  [...page.element.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((input) =>
    input.labels?.[0]?.textContent?.includes(name),
  );
const button = (words: string | RegExp) =>
  [...page.element.querySelectorAll('button')].find((one) => one.textContent?.match(words) && !one.disabled);
const tick = () => page.element.querySelector<HTMLInputElement>('input[type=checkbox]');
const frame = () => page.element.querySelector('iframe');
const text = () => page.element.textContent?.replaceAll(/\s/g, ' ') ?? '';
const bookings = () => page.calls.filter(({ method, path }) => method === 'POST' && path === '/reservations');
const charges = () => page.state.transactions;

async function press(words: string | RegExp): Promise<void> {
  const found = await vi.waitUntil(() => button(words), patience);
  found.click();
}

interface Opening {
  readonly cards?: SavedCard[];
  readonly alter?: (quote: Quote) => Quote;
}

async function open({ cards = [], ...placing }: Opening = {}): Promise<void> {
  page = await openPage(placingRemote({ ...placing, onSettled: settled }), '/pay', (state) => {
    state.cards = cards;
    Object.assign(state, { reservations: [], transactions: [] });
  });
  page.signIn();
  await vi.waitFor(() => expect(frame()).toBeInstanceOf(HTMLIFrameElement), patience);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  settled.mockReset();
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a saved card', () => {
  test('is listed first, the default before the newest, and pays with one press', async () => {
    await open({ cards: [card('pm_newest', '1111'), card('pm_default', '2222', true)] });
    await vi.waitFor(() => expect(radio('2222')?.checked).toBe(true), patience);
    expect(radio('1111')?.checked).toBe(false);
    await press(/^Payer/);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true), patience);
    expect(bookings()).toMatchObject([{ body: { payment_method_id: 'pm_default', save_card: false } }]);
    expect(charges()).toHaveLength(1);
  });

  test('is created from a new card only if the customer asks for it', async () => {
    await open();
    fillCardFrame(frame() ?? expect.fail('no frame'), 'pm_card_visa');
    expect(tick()?.checked).toBe(false);
    await press(/^Payer/);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true), patience);
    expect(bookings()).toMatchObject([{ body: { save_card: false } }]);
    expect(page.state.cards).toEqual([]);
    page.close();

    await open();
    fillCardFrame(frame() ?? expect.fail('no frame'), 'pm_card_visa');
    tick()?.click();
    await press(/^Payer/);
    await vi.waitFor(() => expect(page.state.cards).toHaveLength(1), patience);
    expect(bookings()).toMatchObject([{ body: { payment_method_id: 'pm_card_visa', save_card: true } }]);
  });
});

describe('a price that is refused during the payment', () => {
  /** A new card, typed and to be saved: its values must not be lost. */
  async function fillIn(): Promise<HTMLIFrameElement> {
    const fields = frame() ?? expect.fail('no frame');
    fillCardFrame(fields, 'pm_card_visa');
    (await vi.waitUntil(() => radio('Autre carte bancaire'), patience)).click();
    tick()?.click();
    return fields;
  }

  test('because it expired is renewed silently, and paid once', async () => {
    await open({ cards: [card('pm_kept', '1111')] });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + quarterHour);
    await press(/^Payer/);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true), patience);
    expect(bookings()).toHaveLength(2);
    expect(new Set(bookings().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(charges()).toHaveLength(1);
  });

  test('because it was altered is shown with the true one, charges nothing and keeps typed values', async () => {
    const alter = (quote: Quote): Quote => ({ ...quote, quote: 'forged', totalPrice: euros(100) });
    await open({ cards: [card('pm_kept', '1111')], alter });
    const fields = await fillIn();
    await press(/^Payer/);
    await vi.waitFor(
      () => expect(text()).toContain("Ce devis n'est pas valide. Le prix a été recalculé."),
      patience,
    );
    await vi.waitFor(() => expect(text()).toMatch(/Le prix est maintenant de \d+,\d\d €/), patience);
    expect([page.state.reservations, charges()]).toEqual([[], []]);
    expect(frame()).toBe(fields);
    expect([radio('Autre carte bancaire')?.checked, tick()?.checked]).toEqual([true, true]);
    const [, shown] = /maintenant de (\d+,\d\d)/.exec(text()) ?? [];
    await press(new RegExp(`^Payer ${shown}`));
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true), patience);
    const [charge] = charges();
    expect(charge?.amount.cents).toBe(Math.round(Number(shown?.replace(',', '.')) * 100));
    expect(bookings().at(-1)).toMatchObject({ body: { save_card: true } });
  });
});

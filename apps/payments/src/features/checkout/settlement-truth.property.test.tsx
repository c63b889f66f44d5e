// @vitest-environment jsdom
import type { PaymentAttempt, Remote } from '@livree/platform';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { firstPlacingRemote } from '../../testing/first-placing-page.tsx';
import { placingRemote, type Kept } from '../../testing/placing-page.tsx';

vi.mock('./model/settlement.ts', async (original) => ({ ...(await original<object>()), retryDelay: 1 }));

const patience = { timeout: 10_000 };
const saved = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034, isDefault: true };

/** The fate of a press's calls: successful, never sent, successful with a lost answer, or a server error. */
const step = fc.record({
  act: fc.constantFrom('press' as const, 'press twice' as const, 'reload' as const),
  fault: fc.constantFrom('off' as const, 'network' as const, 'lost' as const, '500' as const),
});

let page: OpenPage | undefined;
afterEach(() => page?.close());

type Settled = (isPaid: boolean) => void;

/** A page of each version, which keeps across a reload what the settlement tells it. */
const versions: readonly [version: number, open: () => (onSettled: Settled) => Remote][] = [
  [
    1,
    () => {
      const memory: { attempt: PaymentAttempt | null } = { attempt: null };
      return (onSettled) => firstPlacingRemote({ memory, onSettled });
    },
  ],
  [
    2,
    () => {
      const kept: Kept = { key: crypto.randomUUID(), reservation: null };
      return (onSettled) => placingRemote({ kept, onSettled });
    },
  ],
];

/** A customer with one ride to pay and a saved card, across reloads. */
function aCustomer(place: (onSettled: Settled) => Remote) {
  const told: boolean[] = [];
  let state: OpenPage['state'] | undefined;

  const button = (name: RegExp) =>
    screen.queryAllByRole('button', { name }).find((one) => one.matches(':enabled'));
  /** The retry button if there is one, otherwise the pay button. */
  const payOrRetry = () => button(/^Réessayer \(/) ?? button(/^Payer/);

  async function open(): Promise<void> {
    page?.close();
    page = await openPage(
      place((isPaid) => void told.push(isPaid)),
      '/placing',
      (fresh) => {
        Object.assign(
          fresh,
          state ?? { reservations: [], transactions: [], cards: [{ id: 'pm_kept', ...saved }] },
        );
        state = fresh;
      },
    );
    page.signIn();
    await screen.findByText(/4242/);
    await answered();
  }

  async function press(times: 1 | 2 = 1): Promise<void> {
    const calls = page?.calls.length ?? 0;
    for (let time = 0; time < times; time += 1) payOrRetry()?.click();
    await vi.waitUntil(() => (page?.calls.length ?? 0) > calls, patience);
    await answered();
  }

  /** Waits until running calls have ended on the screen, which takes a moment to show their start. */
  async function answered(): Promise<void> {
    await new Promise((seen) => setTimeout(seen, 20));
    const isBusy = () => screen.queryByRole('region', { name: 'Paiement', busy: true }) !== null;
    await vi.waitUntil(() => told.length > 0 || !isBusy(), patience);
  }

  async function take({
    act,
    fault,
  }: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
    if (told.length > 0) return;
    page?.breakApi(fault, /reservations/);
    if (act === 'reload') await open();
    else await press(act === 'press twice' ? 2 : 1);
  }

  return { open, take, press, told, books: () => state };
}

test.each(versions)(
  'whatever is pressed, lost or reloaded, version %i of the slot ends with what the server charged, once',
  async (_version, openPlace) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const customer = aCustomer(openPlace());
        await customer.open();
        for (const taken of steps) await customer.take(taken);
        const { told, books } = customer;
        if (told.length > 0) expect(books()?.transactions).toHaveLength(1);
        // A customer without an outcome finds it on returning, or settles it with one more press.
        await customer.open();
        if (told.length === 0) await customer.press();
        expect(told.at(-1)).toBe(true);
        expect(books()?.transactions).toHaveLength(1);
        expect(books()?.reservations.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
      }),
      { numRuns: 6 },
    );
  },
);

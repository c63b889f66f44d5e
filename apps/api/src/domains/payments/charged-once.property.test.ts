import type { Reservation, ReservationRequest } from '@livree/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../testing/drain.ts';
import { openKillableApi, runOrKill, settleAfterKills } from '../../testing/killable-api.ts';
import { charges, isFair, unpaidRides } from '../../testing/ledger.ts';
import { answerOnPage, book } from '../../testing/rides.ts';
import type { TestApi } from '../../testing/test-api.ts';

let opened: TestApi;
const api = () => opened;
beforeAll(async () => {
  opened = await openKillableApi();
});
afterAll(() => opened.close());

type Means = Pick<ReservationRequest, 'paymentProvider' | 'paymentMethodId'>;

const card = (paymentMethodId: string): Means => ({ paymentProvider: 'card', paymentMethodId });

/** Everything that may happen around one ride; a double press is an impatient customer. */
const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom('press' as const, 'press twice' as const, 'pay the reservation' as const),
    means: fc.constantFrom<Means>(
      card('pm_card_visa'),
      card('pm_card_chargeDeclinedInsufficientFunds'),
      card('pm_card_threeDSecure2Required'),
      card('pm_sandbox_timeout'),
      { paymentProvider: 'wallet' },
    ),
  }),
  fc.record({
    kind: fc.constantFrom(
      'reserve' as const,
      'accept' as const,
      'refuse' as const,
      'reload' as const,
      'webhooks' as const,
      'sweep' as const,
    ),
  }),
);
/** The server may be killed during an act, before any of its statements, even between provider and commit. */
const step = fc.record({ act, killedAt: fc.option(fc.nat(40)) });
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

/** There and back between two airports, after a flight that lands three quarters of an hour late each time. */
const afterLateFlights = {
  destinationAddress: 'Aéroport de Paris-Orly',
  roundTrip: true,
  extras: [{ code: 'flight_tracking', quantity: 1 } as const],
  flightNumber: 'AF 1945',
  returnFlightNumber: 'AF 1945',
};

let days = 0;

/** A customer with one draft, and every provider page that they have seen. */
function aCustomer(token: string) {
  days += 1;
  const day = new Date(Date.UTC(2026, 6, days)).toISOString().slice(0, 10);
  const draft = { ...afterLateFlights, pickupAt: `${day}T10:00`, returnAt: `${day}T18:00` };
  const followed = { pickupAt: `${day}T10:45`, returnAt: `${day}T18:45` };
  const key = `draft-${day}-of-the-run`;
  const pages: string[] = [];

  async function press(means: Means): Promise<void> {
    const { challenge } = await book(api(), token, { ...draft, ...means }, key);
    if (challenge) pages.push(challenge.url);
  }

  async function readOwn(): Promise<Reservation | undefined> {
    const { data } = await api().client({ token }).reservations.list({ query: {} });
    return data.items.find(({ pickupAt }) => pickupAt.startsWith(day));
  }

  async function confirm(means: Means): Promise<void> {
    const reservation = await readOwn();
    if (reservation === undefined) return;
    const params = { id: reservation.id };
    const { data } = await api().client({ token }).reservations.confirmPayment({ params, body: means });
    if (data.challenge) pages.push(data.challenge.url);
  }

  async function take(taken: Act): Promise<void> {
    if (taken.kind === 'press') return press(taken.means);
    if (taken.kind === 'press twice') {
      await Promise.allSettled([press(taken.means), press(taken.means)]);
      return;
    }
    if (taken.kind === 'pay the reservation') return confirm(taken.means);
    if (taken.kind === 'reserve') return press({ paymentProvider: undefined });
    if (taken.kind === 'reload') return confirm({});
    if (taken.kind === 'webhooks') return drainDespiteLostAnswers(api().jobs);
    if (taken.kind === 'sweep') return settleAfterKills(api());
    const page = pages.at(-1);
    if (page !== undefined) await answerOnPage(api().app, page, taken.kind);
  }

  return { take, readOwn, followed };
}

test('whatever the order of presses, reloads, answers, webhooks, silences and kills, a ride is charged at most once, is shown as paid only then, and follows the flights of both its ways', async () => {
  const token = await api().signUp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const customer = aCustomer(token);
      const before = new Set((await charges(api().database.db)).map(({ reference }) => reference));
      // A refusal is an answer too; what counts is the state of the books in the end.
      for (const { act: taken, killedAt } of steps) await runOrKill(() => customer.take(taken), killedAt);
      // The second sweep asks for the answers that the first did not get.
      await settleAfterKills(api());
      await settleAfterKills(api());
      const all = await charges(api().database.db);
      const taken = all.filter(({ reference }) => !before.has(reference));
      expect(taken.filter((charge) => !isFair(charge))).toEqual([]);
      const kept = taken.filter(({ given_back: back }) => back === 0);
      expect(kept.length).toBeLessThanOrEqual(1);
      const shown = await customer.readOwn();
      expect(shown?.paymentStatus === 'paid').toBe(kept.length === 1);
      expect(shown?.status === 'confirmed').toBe(kept.length === 1);
      if (kept.length === 1) expect(shown).toMatchObject(customer.followed);
      expect(await unpaidRides(api().database.db)).toEqual([]);
    }),
    { numRuns: times(6, 400) },
  );
});

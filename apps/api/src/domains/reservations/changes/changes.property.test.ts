import type { RideChange } from '@livree/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../../testing/drain.ts';
import { openKillableApi, runOrKill, settleAfterKills } from '../../../testing/killable-api.ts';
import { readBooks } from '../../../testing/ride-books.ts';
import { answerOnPage, book } from '../../../testing/rides.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let opened: TestApi;
const api = () => opened;
beforeAll(async () => {
  opened = await openKillableApi();
});
afterAll(() => opened.close());

/** By night, by day, at a weekend: dearer and cheaper than another. */
const hours = ['T05:00', 'T10:00', 'T23:30'];

/** Dearer and cheaper, with what they need. */
const extras = [
  { extras: [] },
  { extras: [{ code: 'city_guide', quantity: 1 }] },
  { extras: [{ code: 'child_seat', quantity: 1 }], childAges: [4] },
  // Late flights that move both pickups.
  {
    extras: [{ code: 'flight_tracking', quantity: 1 }],
    flightNumber: 'AF 1945',
    returnFlightNumber: 'AF 1945',
  },
] satisfies RideChange[];

/** Who books: a customer, for somebody else there and back, and somebody without an account. */
const bookers = ['customer', 'for another', 'guest'] as const;
type Booker = (typeof bookers)[number];
const traveller = { name: 'Iris Noir', phone: '+33 6 12 00 00 09', language: 'de' } as const;

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      hour: fc.constantFrom(...hours),
      passengers: fc.constantFrom(1, 2),
      stops: fc.constantFrom<readonly string[]>([], ['Meaux'], ['Soissons', 'Meaux']),
      extras: fc.constantFrom(...extras),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom(
        'pm_card_visa',
        'pm_card_chargeDeclinedInsufficientFunds',
        'pm_card_threeDSecure2Required',
        'pm_sandbox_timeout',
      ),
    }),
  },
  fc.record({
    kind: fc.constantFrom('accept' as const, 'webhooks' as const, 'sweep' as const, 'wait' as const),
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);
const anyBooker = fc.constantFrom(...bookers);
/** The server may be killed during an act, before any of its statements. */
const step = fc.record({ act, killedAt: fc.option(fc.nat(40)) });
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

async function openSession(booker: Booker): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  if (booker !== 'guest') return api().signUp(email);
  const body = { name: 'Lina Blanc', email, phone: '+33 6 12 00 00 08' };
  return (await api().client().guests.begin({ body })).data.token;
}

let days = 0;

/** A customer with a paid ride by night, which is cheaper by day, and every page of the bank that they have seen. */
async function aPaidRide(booker: Booker) {
  const token = await openSession(booker);
  days += 1;
  const date = new Date(Date.UTC(2026, 6, days)).toISOString().slice(0, 10);
  const returnAt = `${new Date(Date.UTC(2026, 6, days + 1)).toISOString().slice(0, 10)}T01:30`;
  const thereAndBack = { destinationAddress: 'Aéroport de Paris-Orly', roundTrip: true, returnAt };
  const other = booker === 'for another' ? { traveller, ...thereAndBack } : {};
  const { reservation } = await book(api(), token, { pickupAt: `${date}T05:00`, ...other });
  const params = { id: reservation.id };
  const customer = api().client({ token });
  const pages: string[] = [];

  async function change(body: RideChange): Promise<void> {
    const { data } = await customer.changes.quote({ params, body });
    await customer.changes.make({ params, body: { ...body, quote: data.quote } });
  }

  async function take(taken: Act): Promise<void> {
    switch (taken.kind) {
      case 'change': {
        const { hour, passengers, stops, extras: wanted } = taken;
        const body = { pickupAt: `${date}${hour}`, passengers, stops: [...stops], ...wanted };
        const presses = taken.isTwice ? [change(body), change(body)] : [change(body)];
        await Promise.allSettled(presses);
        return;
      }
      case 'pay': {
        const body = { paymentProvider: 'card', paymentMethodId: taken.method } as const;
        const { data } = await customer.reservations.confirmPayment({ params, body });
        if (data.challenge) pages.push(data.challenge.url);
        return;
      }
      case 'cancel':
        await customer.reservations.cancel({ params, body: {} });
        return;
      case 'webhooks':
        return drainDespiteLostAnswers(api().jobs);
      case 'wait':
        api().clock.advance({ minutes: 10 });
        return;
      case 'sweep':
        return settleAfterKills(api());
      case 'accept': {
        const page = pages.at(-1);
        if (page !== undefined) await answerOnPage(api().app, page, 'accept');
      }
    }
  }

  return { id: reservation.id, take };
}

test('whoever booked, and whatever the order of changes, payments, cancellations, silences and kills, what is kept and billed is the price of the ride', async () => {
  await fc.assert(
    fc.asyncProperty(anyBooker, fc.array(step, { minLength: 1, maxLength: 7 }), async (who, steps) => {
      const ride = await aPaidRide(who);
      for (const { act: taken, killedAt } of steps) await runOrKill(() => ride.take(taken), killedAt);
      await settleAfterKills(api());
      await settleAfterKills(api());
      const { status, total, kept, billed } = await readBooks(api(), ride.id);
      const owed = status === 'cancelled' ? 0 : total;
      expect({ status, kept, billed }).toEqual({ status, kept: owed, billed: owed });
    }),
    { numRuns: times(12, 400) },
  );
});

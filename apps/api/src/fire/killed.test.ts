import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileJob } from '../domains/payments/payments.jobs.ts';
import { sweepHoldsJob } from '../domains/reservations/reservations.jobs.ts';
import {
  type ApiProcess,
  newPlace,
  type Place,
  removePlace,
  startApi,
  times,
} from '../testing/api-process.ts';
import { bookAndPay, connectClient, newRideRequest, signUp, type RideRequest } from '../testing/customer.ts';
import { drainDespiteLostAnswers } from '../testing/drain.ts';
import { charges, isFair, unpaidRides } from '../testing/ledger.ts';
import { openTestApi } from '../testing/test-api.ts';

const kills = times(3, 30);
/** Distinguishes a hang from a slow machine. The slowest restart is printed. */
const readyWithinMs = 120_000;
const customersAtOnce = 6;

let place: Place;
beforeAll(async () => {
  place = await newPlace();
});
afterAll(() => removePlace(place));

/**
 * Books by card, wallet and challenge until the process is killed, at a random moment after some bookings. Returns
 * the acknowledged and the unanswered ones.
 */
async function bookUntilKilled(api: ApiProcess, token: string) {
  const enough = Math.floor(Math.random() * 5);
  const killAfterMs = Math.random() * 300;
  const acknowledged: number[] = [];
  const open: RideRequest[] = [];
  const life = new AbortController();
  const bookRepeatedly = async (): Promise<void> => {
    while (!life.signal.aborted) {
      const wish = newRideRequest(meansOfPayment[open.length % meansOfPayment.length]);
      open.push(wish);
      const booked = await bookAndPay(api.base, token, wish).catch(() => undefined);
      if (booked?.status !== 'succeeded') continue;
      acknowledged.push(booked.reservation.id);
      open.splice(open.indexOf(wish), 1);
    }
  };
  const customers = Array.from({ length: customersAtOnce }, bookRepeatedly);
  while (acknowledged.length < enough) await new Promise((done) => setTimeout(done, 5));
  await new Promise((done) => setTimeout(done, killAfterMs));
  await api.end('SIGKILL');
  life.abort();
  await Promise.all(customers);
  return { acknowledged, open };
}

const meansOfPayment = [
  {},
  { paymentProvider: 'wallet' },
  { paymentMethodId: 'pm_card_threeDSecure2Required' },
  { paymentMethodId: 'pm_sandbox_timeout' },
] as const;

test(
  `killed ${kills} times while booking and paying: no acknowledged booking is lost, no charge is without a ride`,
  async () => {
    let api = await startApi(place);
    const token = await signUp(api.base);
    const acknowledged: number[] = [];
    const readyAfter: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const round = await bookUntilKilled(api, token);
      acknowledged.push(...round.acknowledged);
      api = await startApi(place);
      expect(api.readyAfter).toBeLessThan(readyWithinMs);
      readyAfter.push(api.readyAfter);
      // Those without an answer repeat their request with the same key, and get their ride once.
      const [again] = round.open;
      if (again) acknowledged.push((await bookAndPay(api.base, token, again)).reservation.id);
    }
    process.stdout.write(`slowest restart: ${Math.round(Math.max(...readyAfter))} ms\n`);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const id of acknowledged) {
      const { data } = await connectClient(api.base, token).reservations.read({ params: { id } });
      expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    }
    await api.end('SIGKILL');
    await expectFairBooks(place);
  },
  times(900_000, 3_600_000),
);

/** Twenty minutes later, after every sweep. */
async function expectFairBooks({ open }: Place): Promise<void> {
  const now = new Date(Date.now() + 20 * 60_000).toISOString();
  const later = await openTestApi({ LIVREE_PROVIDER_TIMEOUT_MS: '400' }, { database: await open(), now });
  try {
    const { db } = later.database;
    for (let sweep = 0; sweep < 3; sweep++) {
      await db.transaction().execute(async (trx) => {
        await later.jobs.send(trx, reconcileJob, {});
        await later.jobs.send(trx, sweepHoldsJob, {});
      });
      await drainDespiteLostAnswers(later.jobs);
    }
    const all = await charges(db);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((charge) => !isFair(charge))).toEqual([]);
    expect(await unpaidRides(db)).toEqual([]);
  } finally {
    await later.close();
  }
}

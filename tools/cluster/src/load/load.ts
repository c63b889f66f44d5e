import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type ApiClient } from '@livree/api-client';
import { until } from '../until.ts';
import type { Attempt } from './attempt.ts';
import { cancelRide, judgeFailure, rideAt, signUp } from './customer.ts';
import { calls, pages, readOn, type Reading } from './read-on.ts';

/** A ride that the site said was booked and paid. */
export interface Booked {
  readonly id: number;
  /** `cancelling`: the customer has asked, and has no answer yet. */
  readonly state: 'booked' | 'cancelling' | 'cancelled';
}

export interface Load {
  readonly attempts: readonly Attempt[];
  readonly booked: readonly Booked[];
  /** What the site said to those whom it refused without a reason. */
  readonly refusals: readonly string[];
  /** Adds readers of pages and calls who do not rest. @returns what sends them away and waits for their last answers */
  hurry(): () => Promise<void>;
  /** Lets every visitor finish what was begun. @throws Stop if one of them gets no answer */
  stop(): Promise<void>;
}

export interface Pace {
  readonly customers: number;
  readonly readers: number;
  /** Milliseconds in which a visitor does nothing after each act. */
  readonly pause: number;
}

const retryPause = 300;

/** Every fourth slot is wanted by two customers at once; one in five cancels. */
const contested = 4;
const cancelled = 5;

/** Readers in a hurry, of pages and of calls, and their milliseconds between two requests. */
const hurried = { readers: 2, pause: 10 };

const describeRefusal = (error: unknown): string =>
  error instanceof ApiError ? `${error.status} ${error.code}` : String(error);

/** Repeats what customers ask until the site answers, and keeps what became of it. */
function keepAsking() {
  const attempts: Attempt[] = [];
  const refusals: string[] = [];
  return {
    attempts,
    refusals,
    /** @returns undefined if another customer was first, or the site refused */
    async insist<T>(
      { kind, isContested }: Pick<Attempt, 'kind'> & { readonly isContested: boolean },
      act: () => Promise<T>,
    ): Promise<T | undefined> {
      for (;;) {
        try {
          const answer = await act();
          attempts.push({ kind, at: performance.now(), outcome: 'done' });
          return answer;
        } catch (error) {
          const outcome = judgeFailure(error, isContested);
          attempts.push({ kind, at: performance.now(), outcome });
          if (outcome === 'refused') refusals.push(`${kind}: ${describeRefusal(error)}`);
          if (outcome !== 'unanswered') return undefined;
          await sleep(retryPause);
        }
      }
    },
  };
}

/** Customers who book in turn the slots that nobody had yet. */
function openBookings({ insist }: ReturnType<typeof keepAsking>) {
  const booked = new Map<number, Booked>();
  let nextSlot = 0;

  async function bookOne(client: ApiClient, slot: number, isContested: boolean): Promise<void> {
    const headers = { idempotencyKey: randomUUID() };
    const answer = await insist({ kind: 'booking', isContested }, async () => {
      const { data } = await client.reservations.create({ body: rideAt(slot), headers });
      if (data.reservation.status !== 'confirmed') throw new Error(`a ride is ${data.reservation.status}`);
      return data;
    });
    if (answer === undefined) return;
    const { id } = answer.reservation;
    const isKept = id % cancelled !== 0;
    booked.set(id, { id, state: isKept ? 'booked' : 'cancelling' });
    if (isKept) return;
    const done = await insist({ kind: 'cancellation', isContested: false }, async () => {
      await cancelRide(client, id);
      return true;
    });
    if (done) booked.set(id, { id, state: 'cancelled' });
  }

  return {
    booked,
    async bookNext(client: ApiClient, other: ApiClient): Promise<void> {
      const slot = nextSlot++;
      const isContested = slot % contested === 0;
      const both = isContested ? [client, other] : [client];
      await Promise.all(both.map((one) => bookOne(one, slot, isContested)));
    },
  };
}

/**
 * Visitors who read pages, and customers who book, pay and cancel at a steady pace. A customer who gets no answer asks
 * again with the same key, until there is one.
 */
export async function startLoad(origin: string, { customers, readers, pause }: Pace): Promise<Load> {
  const asking = keepAsking();
  const { attempts, refusals } = asking;
  const { booked, bookNext } = openBookings(asking);
  const over = new AbortController();

  async function bookOn(client: ApiClient, other: ApiClient): Promise<void> {
    while (!over.signal.aborted) {
      await bookNext(client, other);
      await sleep(pause);
    }
  }

  const read = (reading: Reading, signal: AbortSignal): Promise<void> =>
    readOn(origin, reading, signal, (attempt) => attempts.push(attempt));

  const [other, ...own] = await Promise.all(
    Array.from({ length: customers + 1 }, () => until(() => signUp(origin), 'Nobody could sign up')),
  );
  if (other === undefined) throw new Error('no customer');
  const running = Promise.all([
    ...own.map((client) => bookOn(client, other)),
    ...Array.from({ length: readers }, (_, first) =>
      read({ kind: 'page', paths: pages, pause, first }, over.signal),
    ),
  ]).then(() => true);
  return {
    attempts,
    refusals,
    get booked() {
      return [...booked.values()];
    },
    hurry() {
      const enough = new AbortController();
      const reading = Promise.all(
        Array.from({ length: hurried.readers }, (_, first) => [
          read({ kind: 'page', paths: pages, pause: hurried.pause, first }, enough.signal),
          read({ kind: 'call', paths: calls, pause: hurried.pause, first }, enough.signal),
        ]).flat(),
      );
      return async () => {
        enough.abort();
        await reading;
      };
    },
    async stop() {
      over.abort();
      let isOver = false;
      void running.then(() => (isOver = true));
      await until(() => isOver || undefined, 'A customer has had no answer');
    },
  };
}

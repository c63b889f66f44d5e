import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@livree/api-client';
import { isRefusal, rideAt, signUp } from './customer.ts';

/** One request of a visitor. */
export interface Attempt {
  readonly kind: 'booking' | 'cancellation' | 'page';
  /** Milliseconds of `performance.now()` at its end. */
  readonly at: number;
  readonly isAnswered: boolean;
}

/** A ride that the site said was booked and paid. */
export interface Booked {
  readonly id: number;
  /** `cancelling`: the customer has asked, and has no answer yet. */
  readonly state: 'booked' | 'cancelling' | 'cancelled';
}

export interface Load {
  readonly attempts: readonly Attempt[];
  readonly booked: readonly Booked[];
  /** Lets every visitor finish what was begun. */
  stop(): Promise<void>;
}

const pages = ['/', '/vehicles', '/reservation', '/blog'];
const retryPause = 300;

/** Every fourth slot is wanted by two customers at once; one in five cancels. */
const contested = 4;
const cancelled = 5;

/**
 * Visitors who read pages, and customers who book, pay and cancel at a steady pace. A customer who gets no answer asks
 * again with the same key, until there is one.
 */
export async function startLoad(
  origin: string,
  {
    customers,
    readers,
    pause,
  }: { readonly customers: number; readonly readers: number; readonly pause: number },
): Promise<Load> {
  const attempts: Attempt[] = [];
  const booked = new Map<number, Booked>();
  const over = new AbortController();
  let nextSlot = 0;

  /** Repeats an act until the site answers. @returns undefined if it refused */
  async function insist<T>(kind: Attempt['kind'], act: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        const answer = await act();
        attempts.push({ kind, at: performance.now(), isAnswered: true });
        return answer;
      } catch (error) {
        const isAnswered = isRefusal(error);
        attempts.push({ kind, at: performance.now(), isAnswered });
        if (isAnswered) return undefined;
        await sleep(retryPause);
      }
    }
  }

  async function bookOne(client: ApiClient, slot: number): Promise<void> {
    const headers = { idempotencyKey: randomUUID() };
    const body = rideAt(slot);
    const answer = await insist('booking', () => client.reservations.create({ body, headers }));
    if (answer === undefined || answer.data.reservation.status !== 'confirmed') return;
    const { id } = answer.data.reservation;
    const isKept = id % cancelled !== 0;
    booked.set(id, { id, state: isKept ? 'booked' : 'cancelling' });
    if (isKept) return;
    const done = await insist('cancellation', () => client.reservations.cancel({ params: { id }, body: {} }));
    if (done !== undefined) booked.set(id, { id, state: 'cancelled' });
  }

  async function bookOn(client: ApiClient, other: ApiClient): Promise<void> {
    while (!over.signal.aborted) {
      const slot = nextSlot++;
      const both = slot % contested === 0 ? [client, other] : [client];
      await Promise.all(both.map((one) => bookOne(one, slot)));
      await sleep(pause);
    }
  }

  async function readOn(first: number): Promise<void> {
    for (let turn = first; !over.signal.aborted; turn += 1) {
      const signal = AbortSignal.timeout(10_000);
      const url = `${origin}${pages[turn % pages.length]}`;
      const isAnswered = await fetch(url, { signal }).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      attempts.push({ kind: 'page', at: performance.now(), isAnswered });
      await sleep(pause);
    }
  }

  const clients = await Promise.all(Array.from({ length: customers + 1 }, () => signUp(origin)));
  const [other, ...own] = clients;
  if (other === undefined) throw new Error('no customer');
  const running = Promise.all([
    ...own.map((client) => bookOn(client, other)),
    ...Array.from({ length: readers }, (_, first) => readOn(first)),
  ]);
  return {
    attempts,
    get booked() {
      return [...booked.values()];
    },
    async stop() {
      over.abort();
      await running;
    },
  };
}

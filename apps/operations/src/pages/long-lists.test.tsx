// @vitest-environment jsdom
import {
  buildAct,
  buildArticle,
  buildCustomer,
  buildReceivedMessage,
  buildReservation,
  buildReview,
  buildTransaction,
  buildVehicle,
} from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const many = <Thing,>(count: number, build: (id: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => build(index + 1));

/** A company of some years: 5,000 rides, 2,000 customers, 500 vehicles. */
async function open(path: string): Promise<void> {
  page = await openPage(remote, path, (state, shell) => {
    state.vehicles = many(500, (id) => buildVehicle({ id, name: `Classe E ${id}` }));
    state.reservations = many(5000, (id) =>
      buildReservation({
        id,
        reference: `LV-${id}`,
        vehicleId: 1 + (id % 500),
        pickupAt: id <= 300 ? '2027-03-01T11:00' : '2027-04-01T11:00',
        status: 'confirmed',
      }),
    );
    state.transactions = many(5000, (id) =>
      buildTransaction({
        id,
        transactionId: `TX-${id}`,
        createdAt: '2027-03-01T08:00:00.000Z',
        ...(id % 10 === 0 && { type: 'refund', status: 'pending', decision: 'awaited', parentId: id - 1 }),
      }),
    );
    state.accounts = many(2000, (id) => ({
      user: buildCustomer({ id: 10_000 + id, email: `client${id}@example.org` }),
      password: '',
    }));
    state.reviews = many(800, (id) => buildReview({ id, status: 'pending', isFeatured: false }));
    state.inbox = many(800, (id) => buildReceivedMessage({ id }));
    state.subscriptions = new Map(many(1500, (id) => [`reader${id}@example.org`, true] as const));
    state.acts = new Map(many(3000, (id) => [`reservations ${id}`, [buildAct({ id })]] as const));
    state.articles = many(200, (id) => buildArticle({ id, slug: `article-${id}` }));
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
}

/** What the keys `j` and `k` go along. */
const countRows = () => document.querySelectorAll('tbody tr, [data-row]').length;

test.each([
  ['/operations/rides', 10],
  ['/operations/customers', 50],
  ['/operations/fleet', 50],
  ['/operations/money?month=2027-03', 10],
  ['/operations/refunds', 10],
  ['/operations/reviews', 25],
  ['/operations/messages', 15],
  ['/operations/newsletter?show=subscribers', 15],
  ['/operations/articles', 15],
  ['/operations/acts', 50],
  // Forty vehicles, beside the tasks that wait.
  ['/operations?date=2027-03-01&hours=24', 43],
])('%s draws %i rows of its thousands, sixty at most', async (path, expected) => {
  await open(path);
  await waitFor(() => expect(countRows()).toBeGreaterThan(0), { timeout: 20_000 });
  expect(countRows()).toBeLessThanOrEqual(60);
  expect(countRows()).toBe(expected);
});

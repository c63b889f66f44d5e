// @vitest-environment jsdom
import {
  buildAct,
  buildReceivedMessage,
  buildReservation,
  buildSiteConfig,
  buildTransaction,
} from '@livree/testing/builders';
import { addOperator, type FakeState } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** Fills the state with what happened at 21:40 UTC: 22:40 in Paris, and 01:40 of the next day on Réunion. */
function fill(state: FakeState): void {
  const at = '2027-02-27T21:40:00.000Z';
  const ride = buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' });
  state.reservations = [ride];
  state.transactions = [buildTransaction({ id: 40, createdAt: at, reservation: ride })];
  state.inbox = [buildReceivedMessage({ createdAt: at })];
  const published = buildAct({ id: 7, at, before: null, after: { published_at: at } });
  state.acts = new Map([['reservations 12', [published]]]);
  state.accounts = state.accounts.map((account) => ({
    ...account,
    user: { ...account.user, createdAt: at },
  }));
}

/** Opens a page of a company whose zone is not that of Paris. */
async function open(path: string): Promise<void> {
  page = await openPage(
    remote,
    path,
    (state, shell) => {
      fill(state);
      shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
    },
    { config: buildSiteConfig({ timezone: 'Indian/Reunion' }) },
  );
}

const said = () => document.body.textContent;

test.each([
  ['the tasks that wait', '/operations', 1],
  ['the history of a ride, what it changed, and its payments', '/operations/rides/12', 3],
  ['an act of the company, and what it changed', '/operations/acts', 2],
  ['a message', '/operations/messages', 1],
])('%s: the clock is that of the company, wherever it is', async (_what, path, times) => {
  await open(path);
  await waitFor(() => expect(said().match(/\b01:40/g)).toHaveLength(times));
  expect(said()).not.toMatch(/\b2[12]:40/);
});

test('the day on which a customer came is that of the company', async () => {
  await open('/operations/customers/1');
  await waitFor(() => expect(said()).toMatch(/28\sfévrier 2027/));
});

// @vitest-environment jsdom
import { buildTransaction } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const paid = (id: number, day: string) =>
  buildTransaction({ id, createdAt: `${day}T08:00:00.000Z`, processedAt: `${day}T08:00:00.000Z` });

/** Opens a page as the operator. */
async function open(path: string): Promise<OpenPage> {
  const opened = await openPage(remote, path, (state, shell) => {
    state.transactions = [paid(42, '2027-03-02'), paid(41, '2027-03-01'), paid(40, '2027-02-27')];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  return opened;
}

test('the money of a month leads to the month before, and a day of the address has its sums beside those of its month', async () => {
  const opened = await open('/operations/money?day=2027-03-02');
  expect(await screen.findByText('1 reçu')).toBeDefined();
  expect(screen.getByText('2 reçus')).toBeDefined();
  const rows = () => within(screen.getByRole('table')).getAllByRole('row');
  expect(rows()).toHaveLength(2);
  await opened.press('button', messages.money.previous);
  expect(await screen.findByText('R-2027-000040')).toBeDefined();
  expect(screen.queryByText('2 reçus')).toBeNull();
});

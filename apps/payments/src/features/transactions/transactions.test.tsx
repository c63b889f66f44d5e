// @vitest-environment jsdom
import { euros } from '@livree/contracts';
import { buildTransaction } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

async function openDetails(given: Parameters<typeof buildTransaction>[0]): Promise<HTMLElement> {
  page = await openPage(
    remote,
    '/payments',
    (state) => void (state.transactions = [buildTransaction(given)]),
  );
  page.signIn();
  await page.press('button', 'Détails de la transaction TXN-000501');
  return screen.findByRole('dialog');
}

afterEach(() => page.close());

test('the details of a payment say that its fee is no charge to the customer', async () => {
  const details = within(await openDetails({ fee: euros(258), netAmount: euros(16392) }));
  details.getByText('2,58 €, à notre charge : vous ne payez rien de plus');
  details.getByText('Net, dans nos comptes');
});

test('without a fee the details name one amount alone', async () => {
  const details = within(await openDetails({ fee: euros(0), netAmount: euros(16650) }));
  details.getByText('Montant');
  expect(details.queryByText('Frais du prestataire')).toBeNull();
  expect(details.queryByText('Net, dans nos comptes')).toBeNull();
  expect(details.getAllByText('166,50 €')).toHaveLength(1);
});

test('the list of payments says that it is not ready until it is there', async () => {
  await openDetails({});
  expect(page.shell.waits.size).toBe(0);
  page.close();
  page = await openPage(remote, '/payments');
  page.breakApi('silent', /^\/transactions/);
  page.signIn();
  await waitFor(() => expect(page.shell.waits.size).toBe(1));
});

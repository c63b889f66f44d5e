// @vitest-environment jsdom
import { buildDifference, buildReservation, buildTransaction } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
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

const amountField = new RegExp(`^${messages.ride.amount}`);

test('a part of a payment is given back from its ride, with a reason, and what is left is shown', async () => {
  const opened = await openPage(remote, '/operations/rides/12', (state, shell) => {
    const ride = buildReservation({ id: 12, pickupAt: '2027-03-01T11:00' });
    state.reservations = [ride];
    const { id, reference, pickupAddress, destinationAddress, pickupAt } = ride;
    state.transactions = [
      buildTransaction({
        id: 41,
        paymentIntentId: ride.paymentIntentId,
        reservation: { id, reference, pickupAddress, destinationAddress, pickupAt },
      }),
    ];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  await opened.press('button', messages.refund.submit);
  expect(await screen.findByText('Le motif du remboursement est requis')).toBeDefined();
  await opened.fill(amountField, '16,50');
  await opened.fill(messages.refund.reason, 'Attente');
  await opened.press('button', messages.refund.submit);
  await waitFor(() => expect(opened.state.transactions).toHaveLength(2));
  expect(opened.state.transactions[0]).toMatchObject({ amount: { cents: 1650 }, description: 'Attente' });
  expect(await screen.findByText(/150,00/)).toBeDefined();
  expect(await screen.findByRole('cell', { name: messages.act.refund })).toBeDefined();
});

test('a refund by a form that another operator has overtaken is refused, shows both amounts, keeps what was typed, and is then sent', async () => {
  const opened = await open('/operations/money/41');
  await opened.fill(messages.refund.reason, 'Attente');
  opened.state.transactions = opened.state.transactions.map((row) =>
    row.id === 41 ? { ...row, refundable: { ...row.refundable, cents: 10_000 } } : row,
  );
  await opened.press('button', messages.refund.submit);
  expect(await screen.findByText(/166,50.*il reste maintenant 100,00/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(messages.refund.reason).value).toBe('Attente');
  await opened.press('button', messages.refund.submit);
  await waitFor(() =>
    expect(opened.state.transactions[0]).toMatchObject({ amount: { cents: 10_000 }, description: 'Attente' }),
  );
});

test('a refund that the provider refused is another one when it is sent again; one without an answer is the same', async () => {
  const opened = await open('/operations/money/41');
  const keys = () =>
    opened.calls
      .filter(({ path }) => path.endsWith('refund'))
      .map(({ headers }) => headers?.['idempotency-key']);
  await opened.fill(messages.refund.reason, 'Attente');
  opened.breakApi('network', /refund$/);
  await opened.press('button', messages.refund.submit);
  await screen.findByRole('alert');
  opened.breakApi('off');
  opened.refuse('payments.refund', 'payments.refund_failed');
  await opened.press('button', messages.refund.submit);
  await screen.findByText(/Erreur lors de la demande de remboursement/);
  opened.refuse('payments.refund', undefined);
  await opened.press('button', messages.refund.submit);
  await waitFor(() => expect(opened.state.transactions).toHaveLength(4));
  const [lost, refused, sent] = keys();
  expect(refused).toBe(lost);
  expect(sent).not.toBe(refused);
});

test('a difference with a provider says what to do, is closed with a note, and leaves the page of the day', async () => {
  const opened = await openPage(remote, '/operations/money/differences', (state, shell) => {
    state.differences = [buildDifference()];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  expect(await screen.findByText(/165,60.*chez Stripe, 166,50.*chez nous/)).toBeDefined();
  await opened.fill(messages.difference.note, 'Corrigé chez Stripe');
  await opened.press('button', messages.difference.close);
  expect(await screen.findByText(messages.difference.none)).toBeDefined();
  expect(opened.state.differences).toEqual([]);
});

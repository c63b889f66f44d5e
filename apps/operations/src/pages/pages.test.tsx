import {
  buildAct,
  buildDelivery,
  buildReceivedMessage,
  buildReservation,
  buildReview,
  buildTransaction,
} from '@livree/testing/builders';
// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

type Prepare = NonNullable<Parameters<typeof openPage>[2]>;

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** Opens a page as the operator. */
async function open(path: string, prepare: Prepare = () => undefined): Promise<OpenPage> {
  const opened = await openPage(remote, path, (state, shell) => {
    prepare(state, shell);
    shell.services.session.signIn({
      token: 'operator',
      user: addOperator(state, 'operator'),
    });
  });
  page = opened;
  return opened;
}

const ride = buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' });
const sent = ({ calls }: OpenPage, path: RegExp) => calls.filter((call) => path.test(call.path));

describe('a ride', () => {
  test('is started with one press, and its history shows the status before and after', async () => {
    const opened = await open('/operations/rides/12', (state) => void (state.reservations = [ride]));
    await opened.press('button', messages.steps.start);
    expect(await screen.findByRole('cell', { name: messages.act.start })).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.steps.start }).disabled).toBe(true);
    await opened.press('button', messages.steps.complete);
    expect(await screen.findByRole('cell', { name: messages.act.complete })).toBeDefined();
  });

  test('is started once, however fast its button is pressed', async () => {
    const opened = await open('/operations/rides/12', (state) => void (state.reservations = [ride]));
    const start = await screen.findByRole('button', { name: messages.steps.start });
    fireEvent.click(start);
    fireEvent.click(start);
    expect(await screen.findByRole('cell', { name: messages.act.start })).toBeDefined();
    expect(sent(opened, /\/start$/)).toHaveLength(1);
  });

  test('is cancelled after a question, and the answer speaks to an operator', async () => {
    const opened = await open('/operations/rides/12', (state) => {
      state.reservations = [{ ...ride, pickupAt: '2027-06-01T11:00' }];
    });
    await opened.press('button', /^Annuler, rembourser/);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: /^Annuler, rembourser/ }));
    const told = () => opened.shell.toasts.getState().map(({ message }) => message);
    await waitFor(() => expect(told()).toEqual([messages.cancellation.done]));
    expect(opened.state.reservations[0]?.status).toBe('cancelled');
  });

  test('whose refund is another one by now is not cancelled: both amounts are shown, and it is sent again', async () => {
    const opened = await open('/operations/rides/12', (state) => {
      state.reservations = [{ ...ride, pickupAt: '2027-06-01T11:00' }];
    });
    const cancel = { name: /^Annuler, rembourser/ };
    const setPrice = (cents: number) => {
      opened.state.reservations = opened.state.reservations.map((one) => ({
        ...one,
        totalPrice: { ...one.totalPrice, cents },
      }));
    };
    await screen.findByRole('button', cancel);
    setPrice(12_000);
    await opened.press('button', cancel.name);
    const question = await screen.findByRole('alertdialog');
    const yes = await within(question).findByRole('button', { name: /120,00/ });
    setPrice(10_000);
    fireEvent.click(yes);
    expect(await screen.findByText(/120,00.*il reste maintenant 100,00/)).toBeDefined();
    expect(opened.state.reservations[0]?.status).toBe('confirmed');
    await opened.press('button', /^Annuler, rembourser 100,00/);
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', cancel));
    await waitFor(() => expect(opened.state.reservations[0]?.status).toBe('cancelled'));
  });

  test('that another operator has changed meanwhile is loaded again after the refusal', async () => {
    const opened = await open('/operations/rides/12', (state) => void (state.reservations = [ride]));
    await screen.findByRole('button', { name: messages.steps.start });
    opened.state.reservations = [{ ...ride, status: 'in_progress' }];
    await opened.press('button', messages.steps.start);
    const complete = await screen.findByRole<HTMLButtonElement>('button', { name: messages.steps.complete });
    await waitFor(() => expect(complete.disabled).toBe(false));
  });
});

test('the messages about a ride say to whom each went, in the operator’s clock, and why one was given up', async () => {
  await open('/operations/rides/12', (state) => {
    state.reservations = [{ ...ride, timezone: 'Africa/Algiers' }];
    state.deliveries = [
      { rideId: 12, delivery: buildDelivery({ id: 2, addressee: 'client', address: 'office@example.org' }) },
      {
        rideId: 12,
        delivery: buildDelivery({ id: 3, state: 'failed', failure: 'address_refused', attempts: 9 }),
      },
      { rideId: 13, delivery: buildDelivery({ id: 4, address: 'nobody@example.org' }) },
    ];
  });
  const table = await screen.findByRole('table', { name: messages.deliveries.title });
  const [, first, failed, ...others] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain(`${messages.deliveries.to.client} office@example.org`);
  expect(first?.textContent).toContain('09:00');
  expect(failed?.textContent).toContain(messages.deliveries.is.failed);
  expect(failed?.textContent).toContain(`${messages.deliveries.failure.address_refused}, 9 essais`);
  expect(others).toEqual([]);
});

test('what is not there is said once, without another try', async () => {
  const opened = await open('/operations/rides/999');
  expect(await screen.findByText(messages.frame.missing)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(sent(opened, /\/reservations\/999$/)).toHaveLength(1);
});

test('a page past the last leads to the last one', async () => {
  const opened = await open('/operations/rides?page=99', (state) => {
    state.reservations = Array.from({ length: 23 }, (_, index) => ({ ...ride, id: 100 + index }));
  });
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(3));
  expect(opened.path()).toBe('/operations/rides?page=3');
});

test('the history of a moved ride names its vehicles in the reader’s language', async () => {
  const moved = (model: string) => ({ vehicle: { make: 'Mercedes', model } });
  await open('/operations/rides/12', (state) => {
    state.reservations = [ride];
    state.acts.set('reservations 12', [
      buildAct({ act: 'dispatch.move', before: moved('E-Class'), after: { vehicle: 'Mercedes Classe V' } }),
    ]);
  });
  expect(await screen.findByText('Mercedes Classe E', { selector: 's' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Mercedes Classe V' })).toBeDefined();
});

test('declining a refund needs a reason, and a typed reason survives a failed call', async () => {
  const request = buildTransaction({
    id: 40,
    type: 'refund',
    status: 'pending',
    decision: 'awaited',
    parentId: 41,
  });
  const opened = await open('/operations/refunds', (state) => {
    state.transactions = [request, buildTransaction({ id: 41 })];
  });
  await opened.press('button', messages.refunds.decline);
  await opened.press('button', messages.refunds.declineSubmit);
  expect(await screen.findByText('Le motif du refus est requis')).toBeDefined();
  await opened.fill(messages.refunds.reason, 'Le billet est échangeable');
  opened.breakApi('500', /decline/);
  await opened.press('button', messages.refunds.declineSubmit);
  await waitFor(() => expect(sent(opened, /decline/)).toHaveLength(1));
  expect(screen.getByLabelText<HTMLTextAreaElement>(messages.refunds.reason).value).toBe(
    'Le billet est échangeable',
  );
  opened.breakApi('off');
  await opened.press('button', messages.refunds.declineSubmit);
  expect(await screen.findByText(messages.refunds.none)).toBeDefined();
});

test('a review is published and leaves the list', async () => {
  const opened = await open('/operations/reviews', (state) => {
    state.reviews = [buildReview({ status: 'pending', isFeatured: false })];
  });
  await opened.press('button', messages.reviews.approve);
  expect(await screen.findByText(messages.reviews.none)).toBeDefined();
  expect(opened.state.reviews[0]?.status).toBe('approved');
});

test('a message is answered once', async () => {
  const opened = await open('/operations/messages', (state) => void (state.inbox = [buildReceivedMessage()]));
  await opened.fill(messages.messages.answer, 'Oui, notre van a sept places.');
  await opened.press('button', messages.messages.send);
  expect(await screen.findByText(messages.messages.none)).toBeDefined();
  expect(opened.state.inbox[0]?.answer).toBe('Oui, notre van a sept places.');
});

test('the day page shows the day in its address, and the tasks that wait for an operator', async () => {
  await open('/operations?date=2027-03-01&hours=24', (state) => {
    state.reservations = [{ ...ride, paymentStatus: 'unpaid' }];
  });
  const links = await screen.findAllByRole('link', {
    name: new RegExp(`${ride.reference}, ${messages.state.unpaid}`),
  });
  expect(links[0]?.getAttribute('href')).toBe('/operations/rides/12');
  expect(await screen.findByText(messages.needs.unpaid_one, { selector: 'span' })).toBeDefined();
});

test('tasks of which the first twenty are shown say how many more there are, and lead to all of them', async () => {
  await open('/operations', (state) => {
    state.reservations = Array.from({ length: 23 }, (_, index) => ({
      ...ride,
      id: 100 + index,
      paymentStatus: 'unpaid',
    }));
  });
  const more = await screen.findByRole('link', { name: 'et 3 autres' });
  expect(more.getAttribute('href')).toBe('/operations/rides?need=unpaid');
});

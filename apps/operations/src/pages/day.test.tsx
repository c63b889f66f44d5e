import { buildReservation } from '@livree/testing/builders';
// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const rideOf = (id: number, pickupAt: string) =>
  buildReservation({ id, reference: `LV-${id}`, vehicleId: 1, pickupAt, status: 'confirmed' });

const drawn = (ride: number) => document.querySelectorAll(`a[href="/operations/rides/${ride}"]`).length;

test('while another day is on its way nothing of the day before is drawn under its date', async () => {
  const arrival = Promise.withResolvers<void>();
  const opened = await openPage(remote, '/operations?date=2027-03-01&hours=24', (state, shell) => {
    const { services } = shell;
    const { api } = services;
    const slow: typeof api = async (request) => {
      const answer = await api(request);
      if (request.query?.get('date') === '2027-03-02') await arrival.promise;
      return answer;
    };
    Object.assign(services, { api: slow });
    state.reservations = [rideOf(12, '2027-03-01T11:00'), rideOf(13, '2027-03-02T11:00')];
    services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  await waitFor(() => expect(drawn(12)).toBeGreaterThan(0));
  expect(screen.getByText(/^1 course, /)).toBeDefined();
  await opened.press('button', messages.day.next);
  await screen.findByRole('heading', { level: 1, name: /^mardi 2\smars 2027/ });
  expect(drawn(12)).toBe(0);
  expect(screen.queryByText(/^1 course, /)).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await waitFor(() => expect(opened.shell.waits.size).toBe(1));
  arrival.resolve();
  await waitFor(() => expect(drawn(13)).toBeGreaterThan(0));
  expect(opened.shell.waits.size).toBe(0);
  expect(document.activeElement?.textContent).toBe(messages.day.next);
});

/** Opens a page over one ride from eleven to one o'clock, on a clock that a test moves. */
async function openAt(path: string, start: string) {
  let now = new Date(start);
  page = await openPage(
    remote,
    path,
    (state, shell) => {
      state.reservations = [rideOf(12, '2027-03-01T11:00')];
      shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
    },
    { now: () => now },
  );
  return { moveClock: (to: string) => void (now = new Date(to)) };
}

test('time goes on over a day that stays as it is: its line, its hours, and a ride that nobody closed', async () => {
  const { moveClock } = await openAt('/operations?date=2027-03-01', '2027-03-01T09:00:00Z');
  await waitFor(() => expect(drawn(12)).toBeGreaterThan(0));
  expect(screen.getByText('10:00')).toBeDefined();
  expect(screen.getByText('08')).toBeDefined();
  expect(screen.queryByText(messages.state.unclosed, { selector: 'li small' })).toBeNull();
  moveClock('2027-03-01T13:30:40Z');
  expect(await screen.findByText('14:30')).toBeDefined();
  expect(screen.queryByText('08')).toBeNull();
  expect(screen.getByText(messages.state.unclosed, { selector: 'li small' })).toBeDefined();
});

test('a customer who does not come can be said as soon as the hour of the ride has come', async () => {
  const { moveClock } = await openAt('/operations/rides/12', '2027-03-01T09:59:59Z');
  const noShow = await screen.findByRole<HTMLButtonElement>('button', { name: messages.steps.noShow });
  expect(noShow.disabled).toBe(true);
  moveClock('2027-03-01T10:00:00Z');
  await waitFor(() => expect(noShow.disabled).toBe(false));
});

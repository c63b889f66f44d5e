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
      if (request.query?.['date'] === '2027-03-02') await arrival.promise;
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
  arrival.resolve();
  await waitFor(() => expect(drawn(13)).toBeGreaterThan(0));
  expect(document.activeElement?.textContent).toBe(messages.day.next);
});

import { buildReservation } from '@livree/testing/builders';
// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../messages/fr.json' with { type: 'json' };
import { remote } from '../../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

async function openToday(
  prepare: (state: OpenPage['state'], shell: OpenPage['shell']) => void = () => undefined,
): Promise<OpenPage> {
  page = await openPage(remote, '/operations?date=2027-03-01', (state, shell) => {
    state.reservations = [];
    prepare(state, shell);
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const countStreams = ({ calls }: OpenPage) =>
  calls.filter(({ path }) => path === '/operations/events').length;

function bookRide({ state }: OpenPage): void {
  state.reservations = [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })];
  const at = '2027-01-05T08:00:00.000Z';
  for (const tell of state.listeners)
    tell({ hasMissed: false, events: [{ type: 'insert', subject: 'reservations', subjectId: 12, at }] });
}

test('a ride that somebody books appears on the open day, on the one stream of all pages', async () => {
  const opened = await openToday();
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  expect(await screen.findByText(messages.day.none)).toBeDefined();
  bookRide(opened);
  await waitFor(() => expect(screen.queryByText(messages.day.none)).toBeNull());
  await opened.press('link', messages.frame.rides);
  await screen.findByRole('heading', { level: 1, name: messages.frame.rides });
  expect(countStreams(opened)).toBe(1);
});

test('a ride that is booked while the day is on its way for the first time is not missed', async () => {
  const arrival = Promise.withResolvers<void>();
  const opened = await openToday((_state, { services }) => {
    const { api } = services;
    const slow: typeof api = async (request) => {
      const answer = await api(request);
      if (request.path === '/operations/day') await arrival.promise;
      return answer;
    };
    Object.assign(services, { api: slow });
  });
  const isDay = ({ path }: { readonly path: string }) => path === '/operations/day';
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  await waitFor(() => expect(opened.calls.filter(isDay)).toHaveLength(1));
  bookRide(opened);
  arrival.resolve();
  await waitFor(() => expect(opened.calls.filter(isDay)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(messages.day.none)).toBeNull());
});

test('a page out of sight hears nothing, and goes on where it was when it is in sight again', async () => {
  const opened = await openToday();
  const { listeners } = opened.state;
  await waitFor(() => expect(listeners.size).toBe(1));
  hide(true);
  await waitFor(() => expect(listeners.size).toBe(0));
  hide(false);
  await waitFor(() => expect(listeners.size).toBe(1));
  expect(opened.calls.at(-1)?.headers).toMatchObject({ 'last-event-id': '1' });
});

test('a stream that the server refuses is said, and the page is whole', async () => {
  const opened = await openToday();
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  hide(true);
  opened.refuse('operations.events', 'rate_limited');
  hide(false);
  expect(await screen.findByText(messages.frame.lost, { normalizer: (text) => text })).toBeDefined();
  expect(await screen.findByText(messages.day.none)).toBeDefined();
});

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a link that no page holds any more ends by itself, and asks nothing of a page', async () => {
  const opened = await openToday();
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  opened.close();
  vi.stubGlobal('document', undefined);
  await vi.waitFor(() => expect(opened.state.listeners.size).toBe(0), 5000);
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
});

import { buildReservation } from '@livree/testing/builders';
// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const confirmed = buildReservation({
  id: 12,
  vehicleId: 1,
  pickupAt: '2027-03-01T11:00',
  status: 'confirmed',
  paymentStatus: 'paid',
});
const underWay = buildReservation({
  id: 13,
  reference: 'LV-2013',
  vehicleId: 1,
  pickupAt: '2027-03-01T13:00',
  status: 'in_progress',
});

/** Opens the day with a confirmed ride, another one of the same vehicle two hours later, and more. */
async function openDay(...more: readonly (typeof confirmed)[]): Promise<OpenPage> {
  page = await openPage(remote, '/operations?date=2027-03-01&hours=24', (state, shell) => {
    state.reservations = [confirmed, underWay, ...more];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const linkOf = async (reference: string): Promise<HTMLElement> => {
  const [link] = await screen.findAllByRole('link', { name: new RegExp(`${reference}, `) });
  if (!link) throw new Error(`${reference} is not on the day`);
  return link;
};
const find = ({ state }: OpenPage) => state.reservations.find(({ id }) => id === 12);
const moves = ({ calls }: OpenPage) => calls.filter(({ path }) => path.endsWith('/rides/12/move'));

/** Takes the confirmed ride in hand by its key. */
async function take({ user }: OpenPage): Promise<HTMLElement> {
  (await linkOf(confirmed.reference)).focus();
  await user.keyboard('d');
  const panel = await screen.findByRole('region', { name: `${confirmed.reference} en main` });
  expect(document.activeElement).toBe(within(panel).getByRole('application'));
  return panel;
}

test('a ride in hand says its conflict at each step, is moved where it is free, and is brought back', async () => {
  const opened = await openDay();
  const panel = await take(opened);
  const standing = within(panel).getByRole('status');
  await opened.user.keyboard('{ArrowRight}');
  expect(standing.textContent).toMatch(/^11:15, .+\s: conflit avec LV-2013, 13:00–15:00$/);
  await opened.user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(standing.textContent).toMatch(/^10:40, .+\s: libre$/);
  await opened.user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog', {
    name: new RegExp(`^Déplacer ${confirmed.reference}`),
  });
  await within(question).findByText(messages.move.difference);
  expect(moves(opened)).toHaveLength(0);
  await opened.press('button', messages.move.submit);
  await waitFor(() => expect(find(opened)?.pickupAt).toBe('2027-03-01T10:40'));

  const told = () => opened.shell.toasts.getState().at(-1);
  await waitFor(() => expect(told()?.kind).toBe('success'));
  opened.showOffer();
  await opened.press('button', messages.carry.undo);
  await waitFor(() => expect(find(opened)?.pickupAt).toBe('2027-03-01T11:00'));
  expect(moves(opened)).toHaveLength(2);
});

/** Takes the confirmed ride in hand, moves it by a quarter of an hour, and waits for the price of that. */
async function putDown(opened: OpenPage): Promise<void> {
  await take(opened);
  await opened.user.keyboard('{ArrowRight}{Enter}');
  await within(await screen.findByRole('dialog')).findByText(messages.move.difference);
}

/** Another desk moves the confirmed ride, which every page hears. */
function moveElsewhere({ state }: OpenPage, pickupAt: string): void {
  state.reservations = [{ ...confirmed, pickupAt }, underWay];
  const at = '2027-01-05T08:00:00.000Z';
  for (const tell of state.listeners)
    tell({ hasMissed: false, events: [{ type: 'update', subject: 'reservations', subjectId: 12, at }] });
}

test('an undo leaves alone what somebody else has moved since, and says so', async () => {
  const opened = await openDay();
  await putDown(opened);
  await opened.press('button', messages.move.submit);
  await waitFor(() => expect(opened.shell.toasts.getState().at(-1)?.kind).toBe('success'));
  moveElsewhere(opened, '2027-03-01T18:00');
  opened.showOffer();
  await opened.press('button', messages.carry.undo);
  const told = { kind: 'error', message: messages.carry.overtaken };
  await waitFor(() => expect(opened.shell.toasts.getState().at(-1)).toMatchObject(told));
  expect(find(opened)?.pickupAt).toBe('2027-03-01T18:00');
  expect(moves(opened)).toHaveLength(1);
});

test('a move whose answer comes after the day was read again is undone all the same', async () => {
  const opened = await openDay();
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  await putDown(opened);
  opened.breakApi('slow', /\/move$/);
  await opened.press('button', messages.move.submit);
  moveElsewhere(opened, '2027-03-01T11:15');
  await waitFor(() => expect(screen.queryByText(messages.move.difference)).toBeNull());
  await waitFor(() => expect(opened.shell.toasts.getState().at(-1)?.kind).toBe('success'));
  opened.breakApi('off');
  opened.showOffer();
  await opened.press('button', messages.carry.undo);
  await waitFor(() => expect(find(opened)?.pickupAt).toBe('2027-03-01T11:00'));
}, 20_000);

test('a ride that somebody moves to another day falls out of the hand, also when it comes back', async () => {
  const opened = await openDay();
  await waitFor(() => expect(opened.state.listeners.size).toBe(1));
  await putDown(opened);
  moveElsewhere(opened, '2027-03-09T11:00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  moveElsewhere(opened, '2027-03-01T11:00');
  await linkOf(confirmed.reference);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('application')).toBeNull();
});

test('another ride stays in hand while the answer about the one before arrives', async () => {
  const other = { ...confirmed, id: 14, reference: 'LV-2014', pickupAt: '2027-03-01T16:00' };
  const opened = await openDay(other);
  await putDown(opened);
  opened.breakApi('slow', /\/move$/);
  await opened.press('button', messages.move.submit);
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await linkOf(other.reference)).focus();
  await opened.user.keyboard('d');
  await screen.findByRole('region', { name: `${other.reference} en main` });
  await waitFor(() => expect(opened.shell.toasts.getState().at(-1)?.kind).toBe('success'));
  expect(screen.getByRole('region', { name: `${other.reference} en main` })).toBeDefined();
}, 20_000);

test('a ride is put back by Escape, and the focus is where it was', async () => {
  const opened = await openDay();
  await take(opened);
  await opened.user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('region', { name: /en main/ })).toBeNull();
  expect(document.activeElement).toBe(await linkOf(confirmed.reference));
  expect(opened.calls.filter(({ path }) => path.includes('/move'))).toEqual([]);
});

test('after a drag the focus is on the ride, which a pointer does not give it', async () => {
  const opened = await openDay();
  const box = await linkOf(confirmed.reference);
  fireEvent.pointerDown(box, { pointerId: 1, pointerType: 'mouse', button: 0 });
  for (const pageX of [0, 30, 60]) drag(pageX);
  await screen.findByRole('application');
  await opened.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(box);
});

/** The mouse to a place of the page, which jsdom does not take for an event. */
function drag(pageX: number): void {
  const event = new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse' });
  fireEvent(window, Object.defineProperties(event, { pageX: { value: pageX }, pageY: { value: 0 } }));
}

test('a ride is moved by buttons alone, without a drag', async () => {
  const opened = await openDay();
  await opened.press('button', messages.carry.pick);
  await opened.press('button', new RegExp(`${confirmed.reference}, `));
  const select = await screen.findByLabelText(messages.move.vehicle);
  fireEvent.change(select, { target: { value: '3' } });
  await opened.press('button', messages.carry.drop);
  const question = await screen.findByRole('dialog');
  await within(question).findByText(messages.move.difference);
  await opened.press('button', messages.move.submit);
  await waitFor(() => expect(find(opened)?.vehicleId).toBe(3));
});

test('a ride that is under way stays a link: no key takes it in hand', async () => {
  const opened = await openDay();
  (await linkOf(underWay.reference)).focus();
  await opened.user.keyboard('d');
  expect(screen.queryByRole('application')).toBeNull();
  await opened.press('button', messages.carry.pick);
  expect((await linkOf(underWay.reference)).getAttribute('href')).toBe('/operations/rides/13');
});

test('what the server refuses is said in the question, and nothing is moved', async () => {
  const opened = await openDay();
  await take(opened);
  await opened.user.keyboard('{ArrowLeft}{Enter}');
  await within(await screen.findByRole('dialog')).findByText(messages.move.difference);
  opened.refuse('dispatch.move', 'reservations.vehicle_unavailable');
  await opened.press('button', messages.move.submit);
  await waitFor(() => expect(opened.shell.toasts.getState().at(-1)?.kind).toBe('error'));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(find(opened)?.pickupAt).toBe('2027-03-01T11:00');
});

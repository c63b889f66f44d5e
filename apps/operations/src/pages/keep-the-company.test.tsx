// @vitest-environment jsdom
import { buildReservation } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
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
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  return opened;
}

const ride = buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' });
/** A field that may stay empty says so behind its label. */
const titleField = new RegExp(`^${messages.picture.name}`);
const withRide: Prepare = (state) => void (state.reservations = [ride]);

/** Chooses in a list of the browser's own. */
async function choose(label: string, value: string): Promise<void> {
  const list = await screen.findByLabelText<HTMLSelectElement>(label);
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2));
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('a ride', () => {
  test('gets another vehicle once both prices and their difference were shown', async () => {
    const opened = await open('/operations/rides/12', withRide);
    const { press } = opened;
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: messages.move.submit })).disabled,
    ).toBe(true);
    await choose(messages.move.vehicle, '3');
    expect(await screen.findByText(messages.move.difference)).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.move.submit }).disabled).toBe(
        false,
      ),
    );
    await press('button', messages.move.submit);
    await waitFor(() => expect(opened.state.reservations[0]?.vehicleId).toBe(3));
    expect(await screen.findByRole('cell', { name: messages.act.move })).toBeDefined();
  });

  test('of which a part was given back is moved at its price, without a choice', async () => {
    const opened = await open('/operations/rides/12', (state) => {
      state.reservations = [{ ...ride, paymentStatus: 'partially_refunded' }];
    });
    await choose(messages.move.vehicle, '3');
    expect(await screen.findByText(messages.move.difference)).toBeDefined();
    expect(screen.queryByRole('radio', { name: messages.move.keep })).toBeNull();
    await opened.press('button', messages.move.submit);
    await waitFor(() => expect(opened.state.reservations[0]).toMatchObject({ vehicleId: 3 }));
    expect(opened.state.reservations[0]?.totalPrice).toEqual(ride.totalPrice);
  });

  test('keeps a note that was typed while another operator saved one, shows both, and then saves', async () => {
    const opened = await open('/operations/rides/12', withRide);
    await opened.fill(messages.notes.note, 'Portail B');
    opened.state.rideNotes.set(12, {
      note: 'Portail A',
      chauffeurName: '',
      chauffeurPhone: '',
      chauffeurPlate: '',
      version: '2027-03-01T08:00:00.000Z',
    });
    await opened.press('button', messages.frame.save);
    expect(await screen.findByText(/Portail A/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(messages.notes.note).value).toBe('Portail B');
    await opened.press('button', messages.frame.save);
    await waitFor(() => expect(opened.state.rideNotes.get(12)?.note).toBe('Portail B'));
  });
});

describe('a vehicle', () => {
  test('is edited, and what is no number is refused beside its field', async () => {
    const opened = await open('/operations/fleet/1');
    await opened.fill(messages.vehicle.seats, 'quatre');
    await opened.press('button', messages.frame.save);
    expect(await screen.findByText('Veuillez saisir un nombre valide')).toBeDefined();
    await opened.fill(messages.vehicle.seats, '5');
    await opened.press('button', messages.frame.save);
    await waitFor(() => expect(opened.state.vehicles.find(({ id }) => id === 1)?.seats).toBe(5));
  });

  test('that is retired is offered again', async () => {
    const opened = await open('/operations/fleet/1');
    await opened.press('button', messages.fleet.retire);
    await opened.press('button', messages.fleet.offerAgain);
    await waitFor(() => expect(opened.state.vehicles.find(({ id }) => id === 1)?.isActive).toBe(true));
  });

  test('is away no more once its absence is undone, and away again once that is put back', async () => {
    const absence = {
      id: 3,
      vehicleId: 1,
      startsAt: '2027-03-01T07:00:00.000Z',
      endsAt: '2027-03-01T17:00:00.000Z',
      reason: 'Révision',
    };
    const opened = await open('/operations/fleet/1', (state) => void (state.absences = [absence]));
    await opened.press('button', messages.absence.undo);
    expect(await screen.findByText(messages.absence.none)).toBeDefined();
    await opened.press('button', messages.absence.restore);
    await waitFor(() => expect(opened.state.absences).toMatchObject([{ startsAt: absence.startsAt }]));
  });

  test('keeps the texts of a picture that could not be added, and adds it afterwards', async () => {
    const opened = await open('/operations/fleet/1');
    const count = opened.state.gallery.length;
    const file = await screen.findByLabelText<HTMLInputElement>(messages.picture.file);
    Object.defineProperty(file, 'files', { value: [new File(['…'], 'a.jpg', { type: 'image/jpeg' })] });
    file.dispatchEvent(new Event('change', { bubbles: true }));
    await opened.fill(titleField, 'Coffre ouvert');
    opened.breakApi('500', /gallery/);
    await opened.press('button', messages.picture.addSubmit);
    expect(await screen.findByText(messages.picture.addFailed)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(titleField).value).toBe('Coffre ouvert');
    opened.breakApi('off');
    await opened.press('button', messages.picture.addSubmit);
    await waitFor(() => expect(opened.state.gallery).toHaveLength(count + 1));
  });
});

test('a tariff is drafted, compared, and put live', async () => {
  const opened = await open('/operations/prices', withRide);
  const [tariff] = await screen.findAllByRole('form', { name: 'Tarif standard' });
  const field = within(tariff ?? document.body).getByLabelText<HTMLInputElement>(messages.prices.basePrice);
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '18');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  within(tariff ?? document.body)
    .getByRole('button', { name: messages.prices.saveDraft })
    .click();
  expect(await screen.findByText(messages.prices.after)).toBeDefined();
  await opened.press('button', messages.prices.liveNow);
  expect(await screen.findByText(/^Aucun brouillon/)).toBeDefined();
  expect(opened.state.prices.tariffs[0]?.rates.basePrice.cents).toBe(1800);
});

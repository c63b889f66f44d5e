// @vitest-environment jsdom
import { buildReservation } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../messages/fr.json' with { type: 'json' };
import { remote } from '../../../remote.ts';
import { fillCardFrame } from '../../../testing/card-frame.ts';
import { findCardFrame } from '../../../testing/checkout-fields.ts';

let page: OpenPage | undefined;
afterEach(() => {
  page?.close();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** Opens a link as a visitor who is not signed in. */
async function open(key: string): Promise<OpenPage> {
  // The key never reaches the server, so the page reads the browser's own address.
  history.replaceState(null, '', `/pay?key=${key}`);
  page = await openPage(remote, `/pay?key=${key}`, (state) => {
    state.reservations = [
      buildReservation({ id: 12, reference: 'LV-1042', status: 'pending', paymentStatus: 'pending' }),
    ];
    state.transactions = [];
    state.paymentLinks.set(12, '2027-03-02T09:00:00.000Z');
  });
  return page;
}

test('a ride is paid by its link without a session, and no card is saved', async () => {
  const opened = await open('LV-1042.signature');
  fillCardFrame(await findCardFrame(), 'pm_card_visa');
  const [pay] = await screen.findAllByRole('button', { name: /^Payer / });
  await waitFor(() => expect(pay?.matches(':enabled')).toBe(true));
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  await opened.press('button', /^Payer /);
  expect(await screen.findByText(messages.link.paid)).toBeDefined();
  expect(opened.state.reservations[0]).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(opened.calls.filter(({ path }) => /cards|confirm-payment/.test(path))).toEqual([]);
});

test('a link that nobody knows says so, and how to go on', async () => {
  await open('LV-0000.signature');
  expect(await screen.findByText(/^Ce lien de paiement n’existe pas/)).toBeDefined();
});

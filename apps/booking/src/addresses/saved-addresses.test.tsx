// @vitest-environment jsdom
import { buildSavedAddress } from '@livree/testing/builders';
import type { OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { withService } from '../states/bookings.ts';
import { openStep } from '../testing/open-step.ts';

let page: OpenPage;
afterEach(() => page.close());

const home = buildSavedAddress();
const work = buildSavedAddress({ id: 5, kind: 'work', label: 'Travail', address: 'La Défense' });

const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const reads = () => page.calls.filter(({ path }) => path === '/settings/addresses');
const offers = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function open(): Promise<void> {
  page = await openStep(2, withService, {}, (state) => void (state.addresses = [home, work]));
  await field('Départ');
}

test('a customer is offered the saved addresses before typing, and takes one in one press', async () => {
  await open();
  page.signIn();
  expect(reads()).toEqual([]);
  await page.user.click(await field('Départ'));
  await waitFor(() => expect(offers()).toEqual([`Domicile${home.address}`, 'TravailLa Défense']));
  await page.press('option', /^Domicile/);
  expect((await field('Départ')).value).toBe(home.address);
  await waitFor(() => expect(offers()).toEqual([]));
  expect((await field('Départ')).value).toBe(home.address);
});

test('a typed name finds the saved address before the suggestions', async () => {
  await open();
  page.signIn();
  const destination = await field('Destination');
  await page.user.type(destination, 'trav');
  await waitFor(() => expect(offers()[0]).toBe('TravailLa Défense'));
  await page.user.keyboard('{ArrowDown}{Enter}{Tab}');
  expect((await field('Destination')).value).toBe('La Défense');
});

test('a visitor without an account is offered nothing at first, and nothing is read', async () => {
  await open();
  await page.user.click(await field('Départ'));
  await page.user.type(await field('Départ'), 'vers');
  await screen.findByRole('option', { name: 'Versailles' });
  expect(reads()).toEqual([]);
});

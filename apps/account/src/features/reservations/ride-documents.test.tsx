// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 5000 };
const unavailable = 'Les documents de ce trajet ne sont pas disponibles pour le moment.';

let page: OpenPage;
const text = () => document.body.textContent ?? '';
const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === words)?.click();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => page.close());

test('unavailable documents show an error in the ride’s details, with a retry', async () => {
  page = await openPage(remote, '/reservations/105');
  page.breakApi('500', /documents$/);
  page.signIn();
  await vi.waitFor(() => expect(text()).toContain(unavailable), patience);
  expect(text()).not.toContain('Bon de réservation');
  page.breakApi('off');
  press('Réessayer');
  await vi.waitFor(() => expect(text()).toContain('Bon de réservation'), patience);
  expect(text()).not.toContain(unavailable);
});

// @vitest-environment jsdom
import type { Reservation } from '@livree/contracts';
import { buildReservation } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

async function open(given: Partial<Reservation> = {}, visit: Visit = {}): Promise<void> {
  const prepare = (state: OpenPage['state']) => void (state.reservations = [buildReservation(given)]);
  page = await openPage(remote, '/verify/LIV-000101.signature', prepare, visit);
}
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll(/\s/g, ' ')]),
  );

afterEach(() => page.close());

test('a genuine voucher shows what it must show, at the time of its place', async () => {
  await open({ timezone: 'Africa/Algiers', createdAt: '2026-07-01T10:00:00.000Z', clientPhone: null });
  await screen.findByText('Ce bon est authentique.');
  expect(facts()).toMatchObject({
    Référence: 'LIV-000101',
    'Réservé le': expect.stringMatching(/^mercredi 1er juillet .*11:00 \(heure locale, Africa\/Algiers\)$/),
    'Prise en charge': expect.stringMatching(/^vendredi 12 mars .*09:30 \(heure locale, Africa\/Algiers\)$/),
    Passagers: '2',
  });
  expect(facts()).not.toHaveProperty('Téléphone du client');
});

test.each([
  ['cancelled', 'alert', 'Ce bon est authentique, mais la réservation est annulée.'],
  ['completed', 'status', 'Ce bon est authentique ; le trajet a eu lieu.'],
] as const)('a voucher shows that its ride is %s', async (status, role, words) => {
  await open({ status });
  const message = await screen.findByText(words);
  expect(message.closest('[role]')?.getAttribute('role')).toBe(role);
});

test('an invalid code is reported as unknown, without a retry', async () => {
  await open({ reference: 'LIV-000999' });
  await screen.findByRole('heading', { name: 'Ce code n’est pas celui d’un bon de la maison.' });
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.queryByText('Ce bon est authentique.')).toBeNull();
});

test('a failed check is not reported as an unknown code, and a retry checks again', async () => {
  await open();
  page.breakApi('500');
  await screen.findByRole('heading', { name: 'Impossible de vérifier ce bon pour le moment.' });
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await screen.findByText('Ce bon est authentique.');
});

test('the page of a voucher is in English for a reader of English', async () => {
  await open({}, { language: 'en' });
  await screen.findByText('This voucher is genuine.');
  expect(facts()).toMatchObject({ Pickup: expect.stringContaining('local time, Europe/Paris') });
});

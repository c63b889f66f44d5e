// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const unavailable = 'Les documents de ce trajet ne sont pas disponibles pour le moment.';

let page: OpenPage;

afterEach(() => page.close());

test('unavailable documents show an error in the ride’s details, with a retry', async () => {
  page = await openPage(remote, '/reservations/105');
  page.breakApi('500', /documents$/);
  page.signIn();
  await screen.findByText(unavailable);
  expect(screen.queryByText('Bon de réservation')).toBeNull();
  page.breakApi('off');
  await page.press('button', 'Réessayer');
  await screen.findByText('Bon de réservation');
  expect(screen.queryByText(unavailable)).toBeNull();
});

test('a confirmed ride without a telephone number says what its voucher waits for, and leads there', async () => {
  page = await openPage(remote, '/reservations/105', ({ reservations }) => {
    for (const ride of reservations) Object.assign(ride, { status: 'confirmed', clientPhone: null });
  });
  page.signIn();
  await screen.findByText(/exige votre numéro de téléphone/);
  expect(screen.queryByText('Bon de réservation')).toBeNull();
  await page.press('link', 'Ajoutez-le à votre profil');
  expect(page.path()).toBe('/profile');
});

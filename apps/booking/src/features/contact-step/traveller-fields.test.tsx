// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { withContact } from '../../states/bookings.ts';
import { openStep } from '../../testing/open-step.ts';

test.each([
  ['a text message where the site can send one', true, /^Cette personne reçoit le trajet par e‑mail ou SMS/],
  ['a mail alone where it cannot', false, /^Avec son adresse e‑mail, cette personne reçoit le trajet/],
])('whoever rides is promised %s', async (_, textMessages, description) => {
  const { flags } = buildSiteConfig();
  const config = buildSiteConfig({ flags: { ...flags, textMessages } });
  const page = await openStep(3, withContact, { config });
  const box = await screen.findByRole('checkbox', { name: 'Je réserve pour quelqu’un d’autre', description });
  expect(box).toBeInstanceOf(HTMLInputElement);
  page.close();
});

test.each([
  ['is not confirmed reads that the message names no places yet', false],
  ['is confirmed reads nothing of it', true],
])('a customer whose address %s', async (_, isConfirmed) => {
  const page = await openStep(3, withContact, {}, (state) => {
    if (!isConfirmed) state.emailConfirmations.set('link', 1);
  });
  page.signIn();
  (await screen.findByRole('checkbox', { name: 'Je réserve pour quelqu’un d’autre' })).click();
  await waitFor(() => expect(page.calls.some(({ path }) => path === '/auth/me')).toBe(true));
  const hint = () => screen.queryByText(/n’indique les adresses du trajet/);
  await waitFor(() => expect(hint() === null).toBe(isConfirmed));
  page.close();
});

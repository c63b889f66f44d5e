// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { screen } from '@testing-library/dom';
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

import type { Locator, Page } from 'playwright/test';
import { registerCustomer } from '../support/customers.ts';
import { formatDay } from '../support/free-rides.ts';
import { expect, test } from '../support/journey.ts';
import { expectFocus, press, tabTo } from '../support/keyboard.ts';
import { mailTo } from '../support/mailbox.ts';
import { operator } from '../support/operator.ts';
import { texts } from '../support/texts.ts';

const t = texts('operations', 'fr');
const account = texts('account', 'fr');
const shell = texts('shell', 'fr');

// The log-in leads to the day, which the server does not render.
test.use({ tolerated: { shellRendered: true } });
test.setTimeout(120_000);

/** Waits for a page, whose title has the focus, without a line around it: a title is where one begins to read. */
async function expectPage(page: Page, name: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
}

/** Goes to a page by `g` and a letter. */
async function go(page: Page, letter: string, name: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
  await expectPage(page, name);
}

/** Walks down the rows until this one has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('j');
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocus(target);
  }
  throw new Error(`j never came to ${target.toString()}`);
}

/** Takes a step of the open ride, which leaves the focus at the one after it. */
async function take(page: Page, step: string, next: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: t(`act.${step}`), exact: true })).toBeVisible();
  await expectFocus(page.getByRole('button', { name: t(`steps.${next}`), exact: true }));
}

test('an operator without a mouse signs in, drives a ride through its day, answers a message and leaves @long', async ({
  page,
  ride,
}) => {
  const customer = await registerCustomer('fr');
  const { data } = await customer.api.reservations.create({
    body: {
      vehicleId: ride.vehicleId,
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt: `${formatDay(ride.monthsAhead, ride.day)}T10:00`,
      passengers: 2,
    },
    headers: { idempotencyKey: crypto.randomUUID() },
  });
  const { reference } = data.reservation;
  const message = `Puis-je venir avec un vélo ? ${reference}`;
  const { name, email } = customer;
  await customer.api.contact.send({ body: { name, email, subject: 'inquiry', message } });
  const main = page.getByRole('main');

  await page.goto('/login');
  await tabTo(page, page.getByLabel(account('fields.email'), { exact: true }));
  await page.keyboard.type(operator.LIVREE_OPERATOR_EMAIL);
  await tabTo(page, page.getByLabel(account('fields.password'), { exact: true }));
  await page.keyboard.type(operator.LIVREE_OPERATOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/operations');
  await expectPage(page, /\d/);

  await page.keyboard.press('?');
  const way = page.getByRole('dialog', { name: t('keys.title') });
  await expect(way.getByRole('combobox', { name: t('keys.to') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(page, /\d/);
  await page.keyboard.press('j');
  await expect(
    main
      .getByRole('region', { name: t('needs.title') })
      .getByRole('link')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('k');

  await go(page, 'r', t('frame.rides'));
  await page.keyboard.press('/');
  await expectFocus(page.getByRole('searchbox', { name: t('rides.search') }));
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('row')).toHaveCount(2);
  await walkTo(page, main.getByRole('link', { name: reference }));
  await page.keyboard.press('Enter');
  await expectPage(page, reference);

  await tabTo(page, page.getByRole('button', { name: t('steps.confirm'), exact: true }));
  await take(page, 'confirm', 'start');
  const move = main.locator('summary', { hasText: t('move.title') });
  await press(page, move);
  const vehicle = page.getByLabel(t('move.vehicle'), { exact: true });
  await tabTo(page, vehicle);
  await page.keyboard.type('BMW');
  const chosen = (await vehicle.locator('option:checked').textContent()) ?? '';
  expect(chosen).toMatch(/^BMW/);
  await expect(page.getByText(t('move.difference'), { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: t('move.submit') }));
  await expect(page.getByRole('cell', { name: t('act.move'), exact: true })).toBeVisible();
  await expectFocus(vehicle);
  await expect(main.getByText(chosen).first()).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: t('steps.start'), exact: true }), true);
  await take(page, 'start', 'complete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: t('act.complete'), exact: true })).toBeVisible();
  await expectFocus(main.locator('summary', { hasText: t('notes.title') }));

  await go(page, 'e', t('frame.messages'));
  const entry = page.getByRole('listitem').filter({ hasText: message });
  await walkTo(page, entry.getByRole('heading'));
  await tabTo(page, entry.getByLabel(t('messages.answer')));
  await page.keyboard.type('Oui, dans le van.');
  await press(page, entry.getByRole('button', { name: t('messages.send') }));
  await expect(entry).toHaveCount(0);
  await expectFocus(page.locator(':focus'));
  expect((await mailTo(email, /Réponse/)).text).toContain('Oui, dans le van.');

  await page.keyboard.press('Control+k');
  await expect(way.getByRole('combobox', { name: t('keys.to') })).toBeFocused();
  await page.keyboard.type('equi');
  await expect(page.getByRole('option', { name: t('frame.people') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(page, t('frame.people'));
  await tabTo(page, page.getByRole('button', { name: shell('user.menu', { name: 'Opérateur' }) }), true);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: shell('user.signOut') }).filter({ visible: true }));
  await page.waitForURL((url) => !url.pathname.startsWith('/operations'));
});

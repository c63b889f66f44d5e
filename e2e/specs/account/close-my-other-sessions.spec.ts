import { connectApi, signIn, type Customer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';
import { texts } from '../../support/texts.ts';

const account = texts('account', 'fr');

test.use({ tolerated: { console: [/401/] } });

/** The same customer, signed in in another browser. */
async function again({ email, password, ...customer }: Customer): Promise<Customer> {
  const { data } = await connectApi('fr').identity.login({ body: { email, password } });
  return { ...customer, email, password, token: data.token, api: connectApi('fr', data.token) };
}

test('a customer sees their sessions and signs out another browser', async ({
  customer,
  settings,
  page,
  browser,
}) => {
  const elsewhere = await openContext(browser, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  await signIn(elsewhere, await again(customer));
  const other = await elsewhere.newPage();
  await other.goto('/reservations');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(account('reservations.title'));

  await settings.open('security');
  const rows = settings.panel
    .getByRole('listitem')
    .filter({ hasText: account('sessions.lastUse').split('{{')[0] ?? '' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(account('sessions.thisDevice'));
  await expect(rows.last()).toContainText('Safari sur iOS');
  await rows.last().getByRole('button').click();
  await expect(page.getByText('La session est fermée').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await other.reload();
  await other.waitForURL('**/login');
  await elsewhere.close();
});

test('a customer signs out all other browsers and stays signed in', async ({ customer, settings, page }) => {
  const others = [await again(customer), await again(customer)];
  await settings.open('security');
  await page.getByRole('button', { name: account('sessions.endOthers') }).click();
  await expect(page.getByText('Vos autres sessions sont fermées').first()).toBeVisible();
  for (const { api } of others) await expect(api.identity.me()).rejects.toMatchObject({ status: 401 });
  await customer.api.identity.me();
});

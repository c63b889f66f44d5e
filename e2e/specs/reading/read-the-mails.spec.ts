import { connectApi, registerCustomer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mailbox.ts';
import { siteOrigin } from '../../support/site.ts';

test('the person who started the site reads its mails by the printed link, and nobody else does', async ({
  page,
  playwright,
}) => {
  const customer = await registerCustomer('fr');
  await connectApi('fr').identity.forgotPassword({ body: { email: customer.email } });
  const mail = await mailTo(customer.email, /mot de passe/i);
  expect(linkIn(mail).searchParams.get('token')).toBeTruthy();

  await page.goto(process.env['LIVREE_E2E_MAILBOX'] ?? '');
  await expect(page).toHaveURL(`${siteOrigin()}/api/dev/mailbox`);
  await expect(page.getByRole('article').filter({ hasText: customer.email }).first()).toBeVisible();

  const stranger = await playwright.request.newContext({ baseURL: siteOrigin() });
  const forged = { 'x-forwarded-for': '127.0.0.1' };
  for (const base of ['/api', '/backend/public/api']) {
    expect((await stranger.get(`${base}/dev/mailbox`)).status()).toBe(404);
    expect((await stranger.get(`${base}/dev/mailbox?key=0`, { headers: forged })).status()).toBe(404);
  }
  const proxied = await stranger.get(process.env['LIVREE_E2E_MAILBOX'] ?? '', { headers: forged });
  expect(proxied.status()).toBe(404);
  await stranger.dispose();
});

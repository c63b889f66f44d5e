import { addAuthenticator } from '../../support/authenticator.ts';
import { expectAccessible } from '../../support/axe.ts';
import { givePassword } from '../../support/give-password.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');
const security = '/settings?tab=security';

// The first try of what needs the password is refused.
test.use({ tolerated: { console: [/403/] } });

test.setTimeout(90_000);

test('a new customer confirms the address with the mail’s link, adds a passkey, signs in with it, renames and removes it', async ({
  customer,
  page,
  site,
}) => {
  await addAuthenticator(page);
  await page.goto(security);
  await expect(page.getByText(t('confirmation.notice', { email: customer.email }))).toBeVisible();
  await expect(page.getByText(t('confirmation.waits')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('passkeys.add') })).toHaveCount(0);
  await expectAccessible(page);
  const link = linkIn(await mailTo(customer.email, /Confirmez/));
  await page.goto(link.pathname + link.search);
  await expect(page.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('confirmation.toSettings') }).click();
  await page.getByRole('button', { name: t('passkeys.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('passkeys.name') }).fill('Téléphone');
  await dialog.getByRole('textbox', { name: t('passkeys.password') }).fill(customer.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('passkeys.make') }).click();
  await expect(page.getByText('Téléphone', { exact: true })).toBeVisible();

  await site.signOut(customer.name);
  await page.goto('/login');
  await page.getByRole('button', { name: t('login.withPasskey') }).click();
  await page.waitForURL('**/profile');
  await page.goto(security);
  await page.getByRole('button', { name: t('passkeys.renameOf', { name: 'Téléphone' }) }).click();
  await dialog.getByRole('textbox', { name: t('passkeys.name') }).fill('Montre');
  await dialog.getByRole('button', { name: texts('common', 'fr')('actions.save') }).click();
  await page.getByRole('button', { name: t('passkeys.removeOf', { name: 'Montre' }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: texts('common', 'fr')('actions.remove') }).click();
  await givePassword(page, customer.password);
  await expect(page.getByText(t('passkeys.none'))).toBeVisible();
  for (const subject of ['Une clé d’accès a été ajoutée', 'Une clé d’accès a été retirée'])
    await mailTo(customer.email, new RegExp(subject));
});

test('a customer who reads the mail elsewhere signs in there first, and the link still confirms', async ({
  account,
  customer,
  page,
}) => {
  const link = linkIn(await mailTo(customer.email, /Confirmez/));
  await page.context().clearCookies();
  // A page of the site would use the token without its cookie.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto(link.pathname + link.search);
  await page.waitForURL('**/login');
  await account.logIn({ email: customer.email, password: customer.password });
  await expect(page.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
});

import { newCustomer } from '../../pages/account-pages.ts';
import { expectAccessible } from '../../support/axe.ts';
import { confirmEmail } from '../../support/confirm-email.ts';
import { givePassword } from '../../support/give-password.ts';
import { cancelConsent, consentAs } from '../../support/google.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');
const security = '/settings?tab=security';

// The first try of what needs the password is refused.
test.use({ tolerated: { console: [/403/] } });

test.setTimeout(90_000);

test.describe('with Google', () => {
  test('a new person signs in, and learns how to keep a way to sign in', async ({ page }) => {
    const { email } = newCustomer();
    await page.goto('/login');
    await page.getByRole('button', { name: t('google.continue') }).click();
    await consentAs(page, email);
    await expect(page.getByText('Connexion Google réussie')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(security);
    await expect(page.getByText(t('google.passwordNeeded'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('google.unlink') })).toHaveCount(0);
  });

  test('a customer links their account, signs in with it, and unlinks it', async ({
    customer,
    page,
    site,
  }) => {
    const { email } = newCustomer();
    await confirmEmail(customer);
    await page.goto(security);
    await page.getByRole('button', { name: t('google.link') }).click();
    await givePassword(page, customer.password);
    await consentAs(page, email);
    await expect(page.getByText('Votre compte Google est lié')).toBeVisible();
    await page.waitForURL(`**${security}`);
    await expect(page.getByText(t('google.isLinked'), { exact: true })).toBeVisible();
    await expectAccessible(page);

    await site.signOut(customer.name);
    await page.goto('/login');
    await page.getByRole('button', { name: t('google.continue') }).click();
    await consentAs(page, email);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(security);
    await page.getByRole('button', { name: t('google.unlink') }).click();
    await givePassword(page, customer.password);
    await expect(page.getByRole('button', { name: t('google.link') })).toBeVisible();
    const told = ['Un compte Google a été lié', 'Un compte Google a été délié'];
    for (const subject of told) await mailTo(customer.email, new RegExp(`^${subject}$`));
  });

  test('a person who cancels at Google is told so, and can log in otherwise', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: t('google.continue') }).click();
    await cancelConsent(page);
    await expect(page.getByText('Connexion avec Google annulée')).toBeVisible();
    await page.waitForURL('**/login');
  });

  test('a return that this browser did not start leads to the login page', async ({ page }) => {
    await page.goto('/google-callback?success=true&session_key=stolen&message=Appelez-nous');
    await expect(page.getByText('Paramètres de callback invalides')).toBeVisible();
    expect(page.url()).not.toContain('stolen');
    await expectAccessible(page);
    await page.waitForURL('**/login');
  });
});

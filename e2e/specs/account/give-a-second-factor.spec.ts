import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { addAuthenticator } from '../../support/authenticator.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailsTo } from '../../support/mailbox.ts';
import { operator } from '../../support/operator.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

// Wrong codes are refused, and so is the first try of what needs the password; a page of operators has no server.
test.use({ tolerated: { console: [/4(03|04|22)/], shellRendered: true } });
test.setTimeout(300_000);

const t = texts('account', 'fr');
const o = texts('operations', 'fr');
const refused = 'Ce code est faux ou a déjà servi. Attendez le suivant.';
const email = 'ines@livree.example';
const password = 'sept vagues bleues';

let site: RunningSite | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ ...operator, LIVREE_SECOND_FACTOR: 'required' });
});
test.afterAll(() => site?.stop());
const siteHere = (): RunningSite => {
  if (!site) throw new Error('the site starts before the first test');
  return site;
};

/** Waits until an app shows another code, and gives the new one. */
async function nextCode(page: Page, { secret, last }: { secret: string; last: string }): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect.poll(() => totp.generate(), { timeout: 60_000 }).not.toBe(last);
  // Early in its half minute, so that it is still right when it arrives.
  await page.waitForTimeout(500);
  return totp.generate();
}

interface Account {
  readonly email: string;
  readonly password: string;
}

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto(`${siteHere().origin}/login`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: t('fields.email'), exact: true }).fill(account.email);
  await page.getByLabel(t('fields.password'), { exact: true }).fill(account.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit') })
    .click();
  await page.waitForURL('**/login?step=factor');
}

/** Sets an app up, and returns its secret, the code that proved it and the recovery codes. */
async function setUp(page: Page) {
  await expect(page.getByRole('heading', { name: t('secondFactor.setUpTitle') })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('secondFactor.chooseApp') }).click();
  await expect(page.getByRole('img', { name: t('secondFactor.square') })).toBeVisible();
  const secret = (await page.locator('strong').textContent())?.replaceAll(' ', '') ?? '';
  await expectAccessible(page);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel(t('secondFactor.code')).fill(code);
  await page.keyboard.press('Enter');
  return { secret, last: code, codes: await noteCodes(page) };
}

/** Makes a passkey of this device the second factor. */
async function setUpPasskey(page: Page, account: Account): Promise<void> {
  await addAuthenticator(page);
  await page.getByRole('button', { name: t('secondFactor.choosePasskey') }).click();
  await page.getByLabel(t('passkeys.password'), { exact: true }).fill(account.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('passkeys.make') }).click();
  await noteCodes(page);
}

/** Notes the recovery codes, after which the day opens. */
async function noteCodes(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: t('secondFactor.codes') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: t('secondFactor.noted') }).click();
  await page.waitForURL('**/operations');
  return codes;
}

async function give(page: Page, code: string): Promise<void> {
  await page.getByLabel(t('secondFactor.code')).fill(code);
  await page.getByRole('button', { name: t('secondFactor.submit') }).click();
}

const signOut = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
  });

// A site of its own, and half a minute for each code: `npm test` gives second factors through the API's own door.
test(
  'an invited dispatcher sets an app up, and after a reset a passkey, and works only after giving them each time',
  { tag: '@long' },
  async ({ page, browser }) => {
    const account = { email: operator.LIVREE_OPERATOR_EMAIL, password: operator.LIVREE_OPERATOR_PASSWORD };
    await logIn(page, account);
    const boss = await setUp(page);
    expect(boss.codes).toHaveLength(10);
    await page.goto(`${siteHere().origin}/operations/people`);
    const form = page.getByRole('form', { name: o('people.invite') });
    await form.getByLabel(o('people.name')).fill('Inès Moreau');
    await form.getByLabel(o('people.email')).fill(email);
    await form.getByRole('button', { name: o('people.send') }).click();
    const question = page.getByRole('dialog', { name: o('people.passwordTitle') });
    await question.getByLabel(o('people.password'), { exact: true }).fill(account.password);
    await question.getByRole('button', { name: texts('common', 'fr')('actions.confirm') }).click();
    const invitation = async () => (await mailsTo(email, siteHere().mailbox))[0];
    await expect.poll(invitation).toBeDefined();
    const mail = await invitation();
    if (mail === undefined) throw new Error('no invitation');

    const context = await browser.newContext();
    const ines = await context.newPage();
    await ines.goto(linkIn(mail).href);
    await ines.getByLabel(t('fields.newPassword'), { exact: true }).fill(password);
    await ines.getByLabel(t('fields.passwordConfirmation'), { exact: true }).fill(password);
    await ines.getByRole('button', { name: t('joining.submit') }).click();
    await ines.waitForURL('**/login?step=factor');
    await ines.goto(`${siteHere().origin}/operations`);
    await ines.waitForURL('**/login?step=factor&from=%2Foperations');
    const app = await setUp(ines);

    await signOut(ines);
    await logIn(ines, { email, password });
    await give(ines, app.last);
    await expect(ines.getByText(refused)).toBeVisible();
    await give(ines, '000000');
    await expect(ines.getByText(refused)).toBeVisible();
    await expectAccessible(ines);
    await give(ines, await nextCode(ines, app));
    await ines.waitForURL('**/operations');

    await signOut(ines);
    await logIn(ines, { email, password });
    await ines.getByRole('button', { name: t('secondFactor.lost') }).click();
    const [first = ''] = app.codes;
    await ines.getByLabel(t('secondFactor.recoveryCode')).fill(first.toUpperCase());
    await ines.getByRole('button', { name: t('secondFactor.submit') }).click();
    await ines.waitForURL('**/operations');

    await ines.goto(`${siteHere().origin}/settings?tab=security`);
    await expect(ines.getByText(t('secondFactor.codesLeft_other', { count: 9 }))).toBeVisible();
    await expectAccessible(ines);

    await page.reload();
    const entry = page.getByRole('listitem').filter({ hasText: email });
    await entry.getByText(o('people.manage', { name: 'Inès Moreau' })).click();
    await entry.getByRole('button', { name: o('people.resetFactor') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: o('people.resetFactor') })
      .click();
    await question.getByLabel(o('people.password'), { exact: true }).fill(account.password);
    await question.getByRole('button', { name: texts('common', 'fr')('actions.confirm') }).click();
    await expect(page.getByText('Le second facteur est remis à zéro')).toBeVisible();

    await signOut(ines);
    await logIn(ines, { email, password });
    await setUpPasskey(ines, { email, password });
    // The open screen of the operator hears of it.
    await expect(entry.getByText(o('people.factor'), { exact: true })).toBeVisible();

    await signOut(ines);
    await logIn(ines, { email, password });
    // The log-in has a button of this name, too.
    await expect(ines.getByRole('heading', { name: t('secondFactor.title') })).toBeFocused();
    await ines.getByRole('button', { name: t('login.withPasskey') }).click();
    await ines.waitForURL('**/operations');

    await signOut(ines);
    await ines.goto(`${siteHere().origin}/login`);
    await ines.waitForLoadState('networkidle');
    // A passkey is both what one has and what one is.
    await ines.getByRole('button', { name: t('login.withPasskey') }).click();
    await ines.waitForURL('**/operations');
    await context.close();
  },
);

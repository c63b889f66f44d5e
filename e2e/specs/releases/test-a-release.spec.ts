import { publishChanged, trialLink } from '../../support/changed-release.ts';
import { expect, test } from '../../support/journey.ts';
import { toPattern, texts } from '../../support/texts.ts';

const t = texts('shell', 'fr');

test('a tester tries a published release, keeps it from page to page, and ends the trial', async ({
  site,
  booking,
  page,
}) => {
  const version = await publishChanged('booking', (path, text) =>
    path.startsWith('server/') ? `${text}\n// for a tester\n` : undefined,
  );
  const banner = page.getByText(t('override.running', { names: `booking@${version}` }));
  const response = await page.goto(await trialLink(`booking@${version}`));
  expect(response?.headers()['x-livree-render']).toBe('server');
  await expect(banner).toBeVisible();

  const entry = page.waitForRequest((request) => request.url().includes(`/assets/booking/${version}/`));
  await page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('link', { name: texts('common', 'fr')('actions.book') })
    .first()
    .click();
  await booking.wizard.expectStep(1);
  await entry;
  await expect(banner).toBeVisible();
  expect(new URL(page.url()).searchParams.get('remote')).toBe(`booking@${version}`);

  const named = page.getByText(`booking@${version}`, { exact: true });
  await expect(named).toBeHidden();
  await page.getByRole('button', { name: t('override.map') }).click();
  await expect(named).toBeVisible();
  await page.getByRole('link', { name: t('override.leave') }).click();
  await booking.wizard.expectStep(1);
  await expect(page.getByText(toPattern(t('override.running'))).first()).toBeHidden();
  expect(new URL(page.url()).searchParams.has('remote')).toBe(false);
  await site.expectFrame();
});

test('a customer who tries a release is not signed in there, and is again afterwards', async ({
  customer,
  page,
}) => {
  const token = () => page.evaluate(() => localStorage.getItem('auth_token'));
  const version = await publishChanged('booking', (path, text) =>
    path.startsWith('server/') ? `${text}\n// for a customer\n` : undefined,
  );
  const session = (state: 'in' | 'out') =>
    expect(page.locator('html')).toHaveAttribute('data-session', state);
  await page.goto('/');
  await session('in');
  // What the live page still asks for is not the trial's.
  await page.goto('about:blank');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => sent.push(request.headers()['authorization']));
  await page.goto(await trialLink(`booking@${version}`));
  await expect(page.getByText(t('override.running', { names: `booking@${version}` }))).toBeVisible();
  await session('out');
  expect(sent.filter((header) => header !== undefined)).toEqual([]);
  await page.getByRole('link', { name: t('override.leave') }).click();
  await session('in');
  expect(await token()).toBe(customer.token);
});

test('the address of a trial shows the live page to everybody else', async ({ site, page }) => {
  const version = await publishChanged('booking', (path, text) =>
    path.startsWith('server/') ? `${text}\n// for nobody\n` : undefined,
  );
  await page.goto(`/?remote=booking@${version}`);
  await site.expectFrame();
  await expect(page.getByText(toPattern(t('override.running'))).first()).toBeHidden();
  expect(await page.content()).not.toContain(`/assets/booking/${version}/`);
});

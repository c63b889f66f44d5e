import { publishChanged } from '../support/changed-release.ts';
import { expect, test } from '../support/journey.ts';
import { anyOf, texts } from '../support/texts.ts';

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
  const response = await page.goto(`/?remote=booking@${version}`);
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

  await page.getByRole('link', { name: t('override.leave') }).click();
  await booking.wizard.expectStep(1);
  await expect(page.getByText(anyOf(t('override.running'))).first()).toBeHidden();
  expect(new URL(page.url()).searchParams.has('remote')).toBe(false);
  await site.expectFrame();
});

test.describe('a tester with a wrong version', () => {
  test.use({ tolerated: { console: [/404|400/], shellRendered: true } });

  test('sees which release does not exist', async ({ page }) => {
    const response = await page.goto('/?remote=booking@000000000000');
    expect(response?.ok()).toBe(false);
    await expect(page.getByText('booking@000000000000')).toBeVisible();
  });
});

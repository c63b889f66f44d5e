import type { Page } from 'playwright/test';
import { publishChanged, trialLink } from '../../support/changed-release.ts';
import { expect, test } from '../../support/journey.ts';
import { release } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(90_000);
test.use({
  tolerated: { console: [/planted|preload but not used/], pageErrors: [/planted/] },
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('a release that throws while rendering', () => {
  test.use({
    tolerated: {
      console: [/planted|preload but not used/],
      pageErrors: [/planted/],
      shellRendered: true,
    },
  });
  const throwing = (path: string, text: string): string | undefined =>
    text.includes('"steps.label"')
      ? text.replace('"steps.label"', '(()=>{throw new Error("planted")})()')
      : undefined;

  test('on the server and in the browser, affects only its own place', async ({ site, page }) => {
    const version = await publishChanged('booking', throwing);
    await page.goto(await trialLink(`booking@${version}`, '/reservation'));
    await site.expectStandIn();
    await site.expectFrame();
  });

  test('in the browser alone, affects only its own place', async ({ site, page }) => {
    const version = await publishChanged('booking', (path, text) =>
      path.startsWith('browser/') ? throwing(path, text) : undefined,
    );
    const response = await page.goto(await trialLink(`booking@${version}`, '/reservation'));
    expect(response?.headers()['x-livree-render']).toBe('server');
    await site.expectStandIn();
    await site.expectFrame();
  });

  test('is loaded afresh when the visitor tries again', async ({ site, page }) => {
    const version = await publishChanged('booking', (path, text) => {
      if (path.startsWith('browser/entry.')) return `${text}\n;globalThis.starts=(globalThis.starts??0)+1;`;
      if (!path.startsWith('browser/') || !text.includes('"steps.label"')) return undefined;
      const once = '(()=>{if(globalThis.starts===1)throw new Error("planted");return "steps.label"})()';
      return text.replace('"steps.label"', once);
    });
    await page.goto(await trialLink(`booking@${version}`, '/reservation'));
    await site.expectStandIn();
    await site.retry();
    await expect(heading(page)).toHaveText(texts('booking', 'fr')('steps.1'));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'starts'))).toBe(2);
  });
});

test('uncaught errors and a frozen page count against the part that was used last', async ({ page }) => {
  await page.goto('/reservation');
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(1);
  await heading(page).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted in a timer');
    });
    void Promise.reject(new Error('planted in a promise'));
    setTimeout(() => {
      const end = performance.now() + 10_000;
      while (performance.now() < end);
    }, 500);
  });
  await expect(page.getByRole('alert')).toContainText(texts('shell', 'fr')('unexpected.message'));
  await expect
    .poll(async () => (await release('status')).split('\n').find((line) => line.startsWith('booking@')), {
      timeout: 30_000,
    })
    .toMatch(/(?=.*\b\d+ uncaught)(?=.*\b\d+ promise)(?=.*\b\d+ frozen)/);
});

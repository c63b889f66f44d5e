import { browserEnv, ensureHeadlessBrowser, quietFlags } from '@livree/browser';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { answeringUntil } from './answering.ts';

it(
  'a page in an endless loop is given up, and one that answers is waited for',
  { timeout: 60_000 },
  async () => {
    const browser = await chromium.launch({
      executablePath: await ensureHeadlessBrowser(),
      args: [...quietFlags],
      env: browserEnv(),
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const arriving = page.waitForFunction(() => Reflect.get(globalThis, 'isThere') === true, undefined, {
      polling: 50,
    });

    await page.evaluate(() => void setTimeout(() => Reflect.set(globalThis, 'isThere', true), 1500));
    expect(await answeringUntil(arriving, page, 1000)).toBe(true);

    await page.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    expect(await answeringUntil(new Promise(() => undefined), page, 1000)).toBe(false);
  },
);

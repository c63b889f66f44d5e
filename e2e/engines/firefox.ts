import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { createEngine, type Engine } from './engine.ts';
import type { Screen } from './screen.ts';

const program = '/usr/bin/firefox-esr';

/** Starts Firefox, which is driven by WebDriver BiDi. @throws Error if it is not installed */
export async function startFirefox({ width, height }: Screen): Promise<Engine> {
  if (!existsSync(program))
    throw new Error('Firefox is not installed: the Debian package firefox-esr has it');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // Older releases of Firefox cannot set a viewport, but a window.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: { 'intl.accept_languages': 'fr' },
  });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();

  const find = async (source: string): Promise<ElementHandle<Node> | null> =>
    (await frame.evaluateHandle(source)).asElement();

  return createEngine({
    async open(address) {
      await page.goto(address);
    },
    evaluate: (source) => frame.evaluate(source),
    async press(source) {
      const element = await find(source);
      const point = await element?.clickablePoint().catch(() => undefined);
      if (point === undefined) return false;
      // A press may remove the element: an option closes its list.
      await page.mouse.click(point.x, point.y);
      return true;
    },
    async type(source, text) {
      const element = await find(source);
      await element?.focus();
      if (element !== null) await page.keyboard.type(text);
      return element !== null;
    },
    async enter(source) {
      const inner = await (await find(source))?.contentFrame();
      if (inner === null || inner === undefined) return false;
      frame = inner;
      return true;
    },
    async leave() {
      frame = page.mainFrame();
    },
    look: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  });
}

import type { Page } from 'playwright';

/** The pixels of a page that are drawn, in each direction. */
const drawn = 64;

/**
 * Lets a page keep the measures of its screen, and draws a corner of it only, because nobody looks: drawing by software is
 * two fifths of what a browser computes for a state. It lasts for as long as the page.
 */
export async function drawLittle(page: Page): Promise<void> {
  const screen = page.viewportSize();
  if (screen === null) return;
  const { width, height } = screen;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    dontSetVisibleSize: true,
  });
  await session.send('Emulation.setVisibleSize', { width: drawn, height: drawn });
}

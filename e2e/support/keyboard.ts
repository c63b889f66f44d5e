import { expect, type Locator, type Page } from 'playwright/test';

const furthest = 60;

/** Presses Tab, or Shift+Tab with `back`, until `target` has a visible focus. */
export async function tabTo(page: Page, target: Locator, back = false): Promise<void> {
  for (let step = 0; step < furthest; step += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}

/** Goes to `target` with Tab and presses Enter. */
export async function press(page: Page, target: Locator, back = false): Promise<void> {
  await tabTo(page, target, back);
  await page.keyboard.press('Enter');
}

/** Expects that `target` has the focus, that it shows that, and that nothing lies over it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const seen = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      // The box around a field is marked, not the field in it.
      const isMarked = [element, element.parentElement ?? element].some((each) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      return element.matches(':focus-visible') && isMarked && top !== null && element.contains(top);
    });
  await expect.poll(seen, `the focus of ${target.toString()} is seen`).toBe(true);
}

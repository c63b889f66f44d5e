import { expect, test, type Page } from 'playwright/test';
import { startWorkshop, type RunningHarness } from '../support/harness.ts';
import { openSheet } from '../support/workshop-sheet.ts';

let workshop: RunningHarness;
test.beforeAll(async () => (workshop = await startWorkshop()));
test.afterAll(() => workshop.stop());

interface Stop {
  /** Its position among all elements of the document; -1 after the focus has left it. */
  readonly place: number;
  readonly state: string;
  /** Whether it, or the frame around it, has a line that it lacks without the focus. */
  readonly isSeen: boolean;
}

const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { place: -1, state: '', isSeen: true };
    const isDrawn = ({ outlineStyle, boxShadow }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' || boxShadow !== 'none';
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      state: element.closest<HTMLElement>('[data-state]')?.dataset['state'] ?? element.outerHTML,
      isSeen: around.some((candidate) => candidate && isDrawn(getComputedStyle(candidate))),
    };
  });

test('Tab goes through every component in reading order, and the focus is always visible', async ({
  page,
}) => {
  await openSheet(page, workshop.url);
  const stops: Stop[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  } while (stops.at(-1)?.place !== -1 && stops.length < 400);
  const met = stops.slice(0, -1);
  expect(stops.at(-1)?.place, 'the focus leaves the page at its end').toBe(-1);
  expect(met.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(met.map(({ place }) => place)).toEqual(met.map(({ place }) => place).toSorted((a, b) => a - b));
  const withControls = page.locator('[data-state]', {
    has: page.locator('a[href], button:enabled, input:enabled, textarea:enabled, summary'),
  });
  const expected = await withControls.evaluateAll((states: HTMLElement[]) =>
    states.map(({ dataset }) => dataset['state']),
  );
  expect(expected.filter((name) => !met.some(({ state }) => state === name))).toEqual([]);
});

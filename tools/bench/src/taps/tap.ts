import { z } from '@livree/contracts/schema';
import type { CDPSession, Locator, Page } from 'playwright/test';

const tappedSchema = z.object({
  /** Milliseconds from the touch to the next frame after all its handlers: what INP counts. */
  duration: z.number(),
  /** Milliseconds from the touch to the frame that shows its result. */
  shown: z.number(),
});

export type Tapped = z.infer<typeof tappedSchema>;

/** Milliseconds after which the result of a tap counts as missing. */
const patience = 20_000;

/** Notes every event that takes longer than a frame. To be added to a page before its own code. */
export function noteEvents(): void {
  const noted: { start: number; duration: number }[] = [];
  Object.assign(globalThis, { benchEvents: noted });
  const longerThanAFrame = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.push({ start: startTime, duration });
  }).observe(longerThanAFrame);
}

/** Runs in the page: checks every frame for the result of the tap, and notes when it appears. */
function awaitShown([selector, isGone]: readonly [string, boolean]): void {
  const from = performance.now();
  const watched: { from: number; touch?: number; shown?: number } = { from };
  Object.assign(globalThis, { benchTap: watched });
  const touch = ({ timeStamp }: Event): void => void (watched.touch ??= timeStamp);
  for (const kind of ['touchstart', 'keydown'])
    addEventListener(kind, touch, { capture: true, once: true, passive: true });
  const look = (): void => {
    const isThere = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    if (watched.touch === undefined || isThere === isGone) requestAnimationFrame(look);
    // The frame that is painted now shows it; the next one begins after it.
    else requestAnimationFrame(() => (watched.shown = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the durations of the tap, once all its events are reported. */
function measured(): unknown {
  const { from, touch = 0, shown = Infinity } = Reflect.get(globalThis, 'benchTap');
  const events: { start: number; duration: number }[] = Reflect.get(globalThis, 'benchEvents');
  const own = events.filter(({ start }) => start >= from && start <= shown);
  return { duration: Math.max(8, ...own.map(({ duration }) => duration)), shown: shown - touch };
}

/** The result of a tap: the selector of an element that appears or, after `gone:`, of one that disappears. */
async function measure(page: Page, asked: string, act: () => Promise<void>): Promise<Tapped> {
  const isGone = asked.startsWith('gone:');
  await page.evaluate(awaitShown, [asked.replace('gone:', ''), isGone] as const);
  await act();
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchTap').shown !== undefined, undefined, {
    timeout: patience,
  });
  await page.waitForTimeout(150);
  return z.parse(tappedSchema, await page.evaluate(measured));
}

/** Touches the middle of an element with a finger. */
export async function tap(page: Page, target: Locator, asked: string): Promise<Tapped> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be touched is not in the page');
  const touch = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return measure(page, asked, touch);
}

/** Types one more character into the field that has the focus. */
export const type = (page: Page, character: string, asked: string): Promise<Tapped> =>
  measure(page, asked, () => page.keyboard.press(character));

/** Slows the processor down as the conditions say. */
export const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Milliseconds of a fixed piece of work in the page: sorting the same numbers. */
export const fixedWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const numbers = Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 200_003);
    const start = performance.now();
    numbers.toSorted((a, b) => a - b);
    return performance.now() - start;
  });

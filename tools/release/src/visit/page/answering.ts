import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Milliseconds within which a page must answer; a long task of an honest page on a slow machine takes far less. */
export const patience = 20_000;

/** Whether an act in a page ends in time. A page that is closed or moved meanwhile has answered. */
export async function answering(act: Promise<unknown>, within = patience): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), within);
  });
  const answered = act.then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isInTime;
}

/** Milliseconds between two questions to a page that is waited for. */
const askAgainMs = 500;

/**
 * Whether a page goes on answering until an act ends: one in an endless loop is given up long before the act's own time
 * is over.
 */
export async function answeringUntil(
  act: Promise<unknown>,
  page: Pick<Page, 'evaluate'>,
  within = patience,
): Promise<boolean> {
  const ended = act.then(
    () => undefined,
    () => undefined,
  );
  for (;;) {
    const isAnswering = await Promise.race([ended, answering(page.evaluate('undefined'), within)]);
    if (isAnswering !== true) return isAnswering === undefined;
    await Promise.race([ended, sleep(askAgainMs)]);
  }
}

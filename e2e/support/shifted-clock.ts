import type { BrowserContext } from 'playwright/test';

const ahead = Number(process.env['LIVREE_CLOCK_AHEAD_MS'] ?? 0);

/** Moves the clock of the pages: to that of the site, which `npm run test:hours` moves, or as far as is given. */
export async function shiftClock(context: BrowserContext, by = ahead): Promise<void> {
  if (by === 0) return;
  await context.addInitScript((milliseconds) => {
    const { Date: RealDate } = globalThis;
    const now = () => RealDate.now() + milliseconds;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, self) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, self === target ? target : self),
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, by);
}

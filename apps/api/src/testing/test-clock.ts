import type { Clock } from '../platform/clock.ts';

interface Span {
  readonly seconds?: number;
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
}

export type TestClock = Clock & {
  set(instant: string): void;
  advance(by: Span): void;
};

const second = 1000;
/** Timeouts up to this length also pass in real time, for tests that wait for them. */
const bearableMs = 3000;

/** A clock that moves on request, together with its timeouts. @param start ISO instant */
export function testClock(start: string): TestClock {
  let now = Date.parse(start);
  const awaited = new Map<AbortController, number>();
  const moveTo = (instant: number) => {
    now = instant;
    for (const [controller, due] of awaited) {
      if (due > now) continue;
      awaited.delete(controller);
      controller.abort();
    }
  };
  return {
    now: () => new Date(now),
    timeout(milliseconds) {
      const controller = new AbortController();
      awaited.set(controller, now + milliseconds);
      if (milliseconds > bearableMs) return controller.signal;
      return AbortSignal.any([controller.signal, AbortSignal.timeout(milliseconds)]);
    },
    set: (instant) => moveTo(Date.parse(instant)),
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) =>
      moveTo(now + (seconds + (minutes + (hours + days * 24) * 60) * 60) * second),
  };
}

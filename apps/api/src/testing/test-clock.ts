import type { Clock } from '../platform/clock.ts';

export type TestClock = Clock & {
  set(instant: string): void;
  advance(by: { readonly minutes?: number; readonly hours?: number; readonly days?: number }): void;
};

const minute = 60_000;

/** A clock that moves when told to. @param start ISO instant */
export function testClock(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = Date.parse(instant);
    },
    advance: ({ minutes = 0, hours = 0, days = 0 }) => {
      now += (minutes + (hours + days * 24) * 60) * minute;
    },
  };
}

import { existsSync } from 'node:fs';
import { Stop } from '@livree/command';

const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/**
 * The environment in which every program that is started reads this moment and goes on from it. A browser does not
 * work with the library: journeys move its clock by `LIVREE_CLOCK_AHEAD_MS`.
 * @throws Stop if the library is not installed
 */
export function shiftedClock(moment: Date, now = Date.now()): NodeJS.ProcessEnv {
  const library = libraries.find(existsSync);
  if (library === undefined) throw new Stop('This command needs libfaketime: apt-get install faketime');
  const ahead = Math.round((moment.getTime() - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    LIVREE_CLOCK_AHEAD_MS: String(ahead * 1000),
  };
}

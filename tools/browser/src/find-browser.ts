import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@livree/server/environment';
import { chromium } from 'playwright';
import { settings } from './settings.ts';
import { headlessShell, usualPlaces } from './usual-places.ts';

/** The searched machine; tests plant one. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The prefix of every path. */
  readonly root: string;
}

/** The machine of this process. */
export const thisMachine: Machine = { platform: process.platform, env: process.env, root: '' };

/**
 * The path of a Chromium-based browser. If `CHROMIUM` is set, only that one; otherwise Chrome, Chromium or Edge in
 * their usual places, then Playwright's own download; undefined if there is none.
 */
export const findBrowser = (machine: Machine = thisMachine): string | undefined => findFirst(machine, []);

/** The same for a browser without a window, which takes a third less processor time, if Debian's package is there. */
export const findHeadlessBrowser = (machine: Machine = thisMachine): string | undefined =>
  findFirst(machine, [headlessShell]);

function findFirst({ platform, env, root }: Machine, preferred: readonly string[]): string | undefined {
  const { CHROMIUM: chosen } = readEnvironment(settings, env);
  const usual = [...preferred, ...usualPlaces(platform, env), chromium.executablePath()];
  return (chosen ? [chosen] : usual).map((place) => join(root, place)).find((place) => existsSync(place));
}

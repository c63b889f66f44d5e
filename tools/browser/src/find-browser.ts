import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@livree/server/environment';
import { chromium } from 'playwright';
import { settings } from './settings.ts';
import { usualPlaces } from './usual-places.ts';

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
export function findBrowser({ platform, env, root }: Machine = thisMachine): string | undefined {
  const { CHROMIUM: chosen } = readEnvironment(settings, env);
  const places = chosen ? [chosen] : [...usualPlaces(platform, env), chromium.executablePath()];
  return places.map((place) => join(root, place)).find((place) => existsSync(place));
}

/** Debian's Chromium without a window: the same engine, which draws no buttons of its own around each page. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the browser for what runs without a screen: Debian's `chromium-headless-shell`, which needs a third less
 * of the processor, otherwise that of `findBrowser`. A browser that `CHROMIUM` names is used for everything.
 */
export function findHeadlessBrowser(machine: Machine = thisMachine): string | undefined {
  const { CHROMIUM: chosen } = readEnvironment(settings, machine.env);
  const place = join(machine.root, shell);
  return !chosen && machine.platform === 'linux' && existsSync(place) ? place : findBrowser(machine);
}

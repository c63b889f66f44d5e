import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@livree/server/environment';
import { chromium } from 'playwright';
import { settings } from './settings.ts';
import { usualPlaces } from './usual-places.ts';

/** The machine that is searched; tests plant one. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** Before every path. */
  readonly root: string;
}

/** The machine that this process runs on. */
export const thisMachine: Machine = { platform: process.platform, env: process.env, root: '' };

/**
 * The path of a browser of Chromium's kind: that of `CHROMIUM` and no other when it is set, else Chrome, Chromium or
 * Edge in their usual places, else Playwright's own download; undefined when there is none.
 */
export function findBrowser({ platform, env, root }: Machine = thisMachine): string | undefined {
  const { CHROMIUM: chosen } = readEnvironment(settings, env);
  const places = chosen ? [chosen] : [...usualPlaces(platform, env), chromium.executablePath()];
  return places.map((place) => join(root, place)).find((place) => existsSync(place));
}

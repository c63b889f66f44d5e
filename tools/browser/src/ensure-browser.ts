import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readEnvironment } from '@livree/server/environment';
import { findBrowser, findHeadlessBrowser, thisMachine } from './find-browser.ts';
import { settings } from './settings.ts';

/** There is no browser and none could be installed; the message is one sentence for a person. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** Runs a command with its output on standard error; returns whether it succeeded. */
function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', 2, 2] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Installs a package if this is root on Debian. */
async function install(debianPackage: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-qq'];
  await succeeds('apt-get', ['update', ...patience]);
  await succeeds('apt-get', ['install', '-y', ...patience, debianPackage]);
}

async function bringBrowser(): Promise<void> {
  process.stderr.write('installing a browser\n');
  if (!(await succeeds('playwright', ['install', 'chromium']))) await install('chromium');
}

async function bringHeadlessBrowser(): Promise<void> {
  process.stderr.write('installing a browser without a window\n');
  await install('chromium-headless-shell');
}

/**
 * The path of a browser from `findBrowser`. If there is none, Playwright downloads its own; if that fails and this is
 * root on Debian, Debian's package is installed.
 * @throws NoBrowser with instructions if none can be installed
 */
export async function ensureBrowser(machine = thisMachine, bring = bringBrowser): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  const { CHROMIUM: chosen } = readEnvironment(settings, machine.env);
  if (chosen) throw new NoBrowser(`There is no browser at ${chosen}, which CHROMIUM names.`);
  await bring();
  const brought = findBrowser(machine);
  if (brought !== undefined) return brought;
  throw new NoBrowser(
    'No browser was found and none could be brought: install Chrome, Chromium or Edge, or name one with CHROMIUM.',
  );
}

/**
 * The path of a browser from `findHeadlessBrowser`. Where the one without a window is missing and this is root on
 * Debian, it is installed; what cannot be installed is done without.
 * @throws NoBrowser as `ensureBrowser`
 */
export async function ensureHeadlessBrowser(
  machine = thisMachine,
  bring = { browser: bringBrowser, headless: bringHeadlessBrowser },
): Promise<string> {
  const browser = await ensureBrowser(machine, bring.browser);
  const { CHROMIUM: chosen } = readEnvironment(settings, machine.env);
  if (!chosen && findHeadlessBrowser(machine) === browser) await bring.headless();
  return findHeadlessBrowser(machine) ?? browser;
}

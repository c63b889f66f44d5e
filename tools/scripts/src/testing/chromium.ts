import { existsSync } from 'node:fs';
import { succeeds } from '../processes/succeeds.ts';
import { Stop } from '../stop.ts';

/** Where the browser of the journeys is. */
export const chromiumPath: string = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Installs the distribution's Chromium where this user may. @throws Stop with what to do where it may not. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(chromiumPath)) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      `The journeys need Chromium at ${chromiumPath}; install it or name another with CHROMIUM.`,
    );
  }
  process.stdout.write('installing Chromium\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const installed =
    (await succeeds('apt-get', ['update', '-qq'], env)) &&
    (await succeeds('apt-get', ['install', '-y', '-qq', 'chromium'], env));
  if (!installed) throw new Stop('Chromium could not be installed; the lines above say why.');
}

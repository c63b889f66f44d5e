import { workspaceRoot } from '@livree/build/project';
import { run, Stop } from '@livree/command';
import { builtParts } from '@livree/release-cli';
import { buildFolder, liveVersions, openNamedLedger, promote, readBuilt } from '@livree/release/ledger';
import { dataFolder, readSettings } from '../site/settings.ts';

/** Milliseconds until a live release is shown. */
const patience = 20_000;

/** The ledger of a site in development: the last build is live, even after an edit was undone. */
export interface DevLedger {
  /** Builds a remote and adds its release, without the checks for visitors. @throws Stop if the build fails */
  publish(remote: string): Promise<void>;
  /** Makes every build on disk live, and waits until the site at `origin` serves them. @throws Stop if it does not */
  promoteBuilds(origin: string): Promise<void>;
}

/** @param data the folder of the site's data if LIVREE_DATA is not set */
export async function openDevLedger(data: string): Promise<DevLedger> {
  const folder = dataFolder(readSettings(process.env), data);
  const ledger = await openNamedLedger(process.env, folder);
  return {
    publish: (remote) =>
      run(process.execPath, ['tools/release/src/cli.ts', 'publish', remote, '--unchecked'], {
        cwd: workspaceRoot,
        env: { LIVREE_DATA: folder },
      }),
    async promoteBuilds(origin) {
      const builds = Object.entries(builtParts()).map(async ([remote, dist]) => {
        const { version } = await readBuilt(remote, buildFolder(dist));
        return [remote, version] as const;
      });
      await promote(ledger, Object.fromEntries(await Promise.all(builds)), new Date());
      await untilShown(origin, Object.values(liveVersions(await ledger.live())));
    },
  };
}

/**
 * Visitors get the previous composition until the next one's processes are warm, so a page that reloads too early is
 * the old one.
 */
async function untilShown(origin: string, versions: readonly string[]): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const page = await fetch(origin).then((answer) => answer.text());
    if (versions.every((version) => page.includes(`":"${version}"`))) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Stop('The site does not show the new release; the lines above may say why.');
}

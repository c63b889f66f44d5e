import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { execute } from './execute.ts';
import type { StandInLedger } from './ledger.ts';

/** A second release of the blog, published and not live. */
export interface Release {
  /** Makes it live, and waits until every gateway gives it to visitors. */
  promote(): Promise<void>;
  /** Makes the one before live again, and waits in the same way. */
  rollBack(): Promise<void>;
}

const remote = 'blog';
const version = 'c1a5e70b1a5e';

/** Milliseconds until all gateways must give visitors what is live: each does once it can render it. */
const patience = 30_000;

/** The build of the blog under another version: the same files, which browsers load from other addresses. */
function copyBuild(folder: string): string {
  const copy = join(folder, 'blog-release');
  cpSync(join(workspaceRoot, 'apps', remote, 'dist'), copy, { recursive: true });
  const file = join(copy, 'release.json');
  const release = z.parse(z.looseObject({ version: z.string() }), JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...release, version }));
  return copy;
}

/** Publishes a second release. @param gateways their ports */
export async function publishRelease(
  folder: string,
  { ledger, releaseKey }: StandInLedger['settings'],
  gateways: readonly number[],
): Promise<Release> {
  const settings = { ...ledger, LIVREE_RELEASE_KEY: releaseKey, LIVREE_DATA: join(folder, 'data-release') };
  const env = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const command = [process.execPath, join(workspaceRoot, 'tools/release/src/cli.ts')];
  const act = (...words: readonly string[]) => execute('env', ...env, ...command, ...words);

  const showsIt = async (port: number): Promise<boolean> =>
    (await (await fetch(`http://127.0.0.1:${port}/${remote}`)).text()).includes(version);

  async function untilAllShow(isIt: boolean): Promise<void> {
    const until = performance.now() + patience;
    for (const port of gateways)
      while ((await showsIt(port)) !== isIt) {
        if (performance.now() > until) throw new Error('a gateway does not follow the ledger');
        await sleep(100);
      }
  }

  await act('publish', '--from', copyBuild(folder), '--unchecked');
  return {
    async promote() {
      await act('promote', `${remote}@${version}`);
      await untilAllShow(true);
    },
    async rollBack() {
      await act('rollback', remote);
      await untilAllShow(false);
    },
  };
}

import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { buildFolder, openNamedLedger, readShellRelease, Refusal, seed } from '@livree/release/ledger';
import { builtRemotes } from '@livree/release-cli';
import { Stop } from '../stop.ts';

/** Makes the builds on disk that the ledger of `data` has never seen live. @throws Stop when they do not fit each other */
export async function seedLedger(data: string): Promise<void> {
  const ledger = await openNamedLedger(process.env, data);
  try {
    const shell = await readShellRelease(buildFolder(join(workspaceRoot, 'apps/shell/dist')));
    await seed(ledger, shell, builtRemotes(), new Date());
  } catch (error) {
    throw error instanceof Refusal ? new Stop(error.message) : error;
  }
}

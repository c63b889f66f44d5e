import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { buildFolder, readShellRelease } from '@livree/release/ledger';

/** Copies the built shell beside the data, by version: a later build must not change what a running site serves. */
export async function keepShell(data: string): Promise<string> {
  const built = join(workspaceRoot, 'apps/shell/dist');
  const { version } = await readShellRelease(buildFolder(built));
  const kept = join(data, 'shell', version);
  if (existsSync(kept)) return kept;
  const draft = `${kept}.${process.pid}`;
  cpSync(built, draft, { recursive: true });
  renameSync(draft, kept);
  return kept;
}

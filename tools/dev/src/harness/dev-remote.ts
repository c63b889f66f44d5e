import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectAt, workspaceRoot } from '@livree/build/project';
import { Stop } from '@livree/command';
import { freePort } from '@livree/server/free-port';

export interface DevRemoteOptions {
  readonly remote: string;
  readonly port: number | undefined;
  /** The API of the harness at its start; the real one is at LIVREE_API. */
  readonly api: 'fake' | 'real';
}

/**
 * Serves one remote alone in its harness, with hot reload, by `rspack serve` until `interrupted` rejects. @throws
 * Stop if it ends earlier
 */
export async function devRemote(
  { remote, port, api }: DevRemoteOptions,
  interrupted: Promise<never>,
): Promise<void> {
  const project = projectAt(join(workspaceRoot, 'apps', remote));
  if (!existsSync(project.source('standalone.tsx'))) throw new Stop(`There is no remote called ${remote}.`);
  const args = ['serve', '--port', String(port ?? (await freePort())), '--env', `api=${api}`];
  const server = spawn('rspack', args, {
    cwd: project.root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group, so that a Ctrl-C in the terminal reaches it once, from us.
    detached: true,
  });
  const ended = once(server, 'exit');
  await Promise.race([ended, interrupted.catch(() => server.kill('SIGTERM'))]);
  const isAsked = server.killed;
  await ended;
  if (!isAsked) throw new Stop(`The harness of ${remote} has ended; the lines above may say why.`);
}

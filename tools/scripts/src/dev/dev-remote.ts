import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectAt, standaloneConfig, workspaceRoot } from '@livree/build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { freePort } from '@livree/server/free-port';
import { Stop } from '../stop.ts';

export interface DevRemoteOptions {
  readonly remote: string;
  readonly port: number | undefined;
  /** The origin to which `/api` is forwarded when the harness is set to the real API. */
  readonly api: string;
}

/** Serves one remote alone in its harness, with hot reload, until `stop` is called. */
export async function devRemote(options: DevRemoteOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const project = projectAt(join(workspaceRoot, 'apps', options.remote));
  if (!existsSync(project.source('standalone.tsx'))) {
    throw new Stop(`There is no remote called ${options.remote}.`);
  }
  const port = options.port ?? (await freePort());
  const config = standaloneConfig(project, { port, api: options.api });
  const server = new RspackDevServer(config.devServer || {}, rspack(config));
  await server.start();
  return { url: `http://localhost:${port}/`, stop: () => server.stop() };
}

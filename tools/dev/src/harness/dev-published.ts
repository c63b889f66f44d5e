import type { IncomingMessage, ServerResponse } from 'node:http';
import { publishedConfig } from '@livree/build';
import { readStates } from '@livree/build/states';
import { Stop } from '@livree/command';
import type { Release } from '@livree/release';
import { openNamedLedger, Refusal, type Ledger } from '@livree/release/ledger';
import { freePort } from '@livree/server/free-port';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { dataFolder, readSettings } from '../site/settings.ts';
import type { DevRemoteOptions } from './dev-remote.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Serves a published release, such as `booking@1ec3f5978b22`, alone in the harness until `interrupted` rejects. */
export async function devPublished(options: DevRemoteOptions, interrupted: Promise<never>): Promise<void> {
  const { remote, api } = options;
  const [id = '', version = ''] = remote.split('@', 2);
  const ledger = await openNamedLedger(process.env, dataFolder(readSettings(process.env)));
  const release = await ledger.release(id, version).catch((error: unknown) => {
    throw error instanceof Refusal ? new Stop(error.message) : error;
  });
  const port = options.port ?? (await freePort());
  const serve = serveRelease(ledger, release, JSON.stringify(await readStates(id)));
  const config = publishedConfig(
    release,
    (middlewares) => [{ name: 'release', middleware: serve }, ...middlewares],
    port,
  );
  const server = new RspackDevServer(config.devServer || {}, rspack(config));
  await server.start();
  process.stdout.write(`${remote} runs alone at http://localhost:${port}/?api=${api}\n`);
  await interrupted.catch(() => server.stop());
}

/** Answers the release's description, its files and its frames, and the states of the working copy; anything else is the harness's. */
function serveRelease(ledger: Ledger, release: Release, states: string) {
  const assets = `/assets/${release.id}/${release.version}/`;
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness.invalid');
    const frame = release.frames.find(({ name }) => pathname === `/checkout-frame/${name}`);
    if (pathname === '/release.json') return send(response, 'application/json', JSON.stringify(release));
    if (pathname === '/states.json') return send(response, 'application/json', states);
    if (frame !== undefined) return send(response, 'text/html; charset=utf-8', frameDocument(assets, frame));
    if (!pathname.startsWith(assets)) return next();
    const file = pathname.slice(assets.length);
    const bytes = await ledger.file(release.id, release.version, `browser/${file}`);
    if (bytes === undefined) return void response.writeHead(404).end();
    return send(response, types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream', bytes);
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function frameDocument(assets: string, { name, script, css }: Release['frames'][number]): string {
  return [
    `<!doctype html><meta charset="utf-8"><title>${name}</title>`,
    ...css.map(({ file }) => `<link rel="stylesheet" href="${assets}${file}">`),
    `<script defer src="${assets}${script.file}"></script><div id="root"></div>`,
  ].join('\n');
}

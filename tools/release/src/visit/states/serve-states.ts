import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import type { Release } from '@livree/release';
import { freePort } from '@livree/server/free-port';
import type { Candidate } from '../candidate.ts';

/** A release alone in the harness: every state of it has an address here. */
export interface StatesServer {
  readonly origin: string;
  stop(): void;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Where files of the site are that the built harness does not contain. */
const pictures = join(workspaceRoot, 'libs/imagery');
const ofShell = join(workspaceRoot, 'apps/shell/public');

function send(answer: ServerResponse, type: string, body: string | Uint8Array | undefined): void {
  if (body === undefined) return void answer.writeHead(404).end();
  const isKept = type !== 'text/html; charset=utf-8' && type !== 'application/json';
  answer
    .writeHead(200, { 'content-type': type, 'cache-control': isKept ? 'max-age=3600' : 'no-store' })
    .end(body);
}

/** The first of these files that is there. */
async function readFirst(files: readonly string[]): Promise<Buffer | undefined> {
  const read = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
  return read.find((bytes) => bytes !== undefined);
}

/** The document of a frame, as the gateway writes it but for its policy. */
function frameDocument(assets: string, { name, script, css }: Release['frames'][number]): string {
  return [
    `<!doctype html><meta charset="utf-8"><title>${name}</title>`,
    ...css.map(({ file }) => `<link rel="stylesheet" href="${assets}${file}">`),
    `<script defer src="${assets}${script.file}"></script><div id="root"></div>`,
  ].join('\n');
}

/** Serves a release in the built harness of `folder` until `stop`. Its files come from its build, its states by address. */
export async function serveStates(
  folder: string,
  release: Release,
  read: Candidate['read'],
): Promise<StatesServer> {
  const assets = `/assets/${release.id}/${release.version}/`;
  const shown = JSON.stringify({ id: release.id, version: release.version, entry: release.entry });

  async function answerTo(pathname: string, answer: ServerResponse): Promise<void> {
    const frame = release.frames.find(({ name }) => pathname === `/checkout-frame/${name}`);
    const type = types[extname(pathname)];
    if (pathname === '/release.json') return send(answer, 'application/json', shown);
    if (pathname === '/states.json') return send(answer, 'application/json', '[]');
    if (frame !== undefined) return send(answer, 'text/html; charset=utf-8', frameDocument(assets, frame));
    if (type === undefined)
      return send(answer, 'text/html; charset=utf-8', await readFile(join(folder, 'index.html')));
    if (pathname.startsWith(assets))
      return send(answer, type, await read(`browser/${pathname.slice(assets.length)}`));
    const places = pathname.startsWith('/pictures/') ? [pictures] : [folder, ofShell];
    return send(answer, type, await readFirst(places.map((place) => join(place, normalize(pathname)))));
  }

  const port = await freePort();
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness.invalid');
    answerTo(pathname, answer).catch(() => answer.writeHead(500).end());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OneBuild } from './one-build-files.ts';

const prefix = '/assets/one-build/';
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

const ofTheTransfer: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['marketing/src/remote.ts', './pages/home.tsx'],
  '/reservation': ['booking/src/remote.ts', './pages/reservation.tsx'],
};

/**
 * The same documents as the site at `origin`, with the scripts and styles of the single build: equal in rendering,
 * compression, headers and preloading.
 */
export async function serveOneBuild(
  origin: string,
  build: OneBuild,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => void answer(origin, build, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the one build has no port');
  return { origin: `http://localhost:${(address satisfies AddressInfo).port}`, close: () => server.close() };
}

async function answer(
  origin: string,
  build: OneBuild,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname.startsWith(prefix)) return sendFile(build, url.pathname.slice(prefix.length), response);
  const upstream = await fetch(url, {
    headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
  });
  const type = upstream.headers.get('content-type') ?? '';
  const body = Buffer.from(await upstream.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const sent = isPage ? Buffer.from(rewrite(body.toString(), build, url.pathname)) : body;
  // Some headers change the browser's work: an opener policy starts another process.
  response.setHeaders(new Map([...upstream.headers].filter(([name]) => !ofTheTransfer.has(name))));
  response.writeHead(upstream.status, { 'content-encoding': 'br' });
  response.end(brotliCompressSync(sent, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

function sendFile(build: OneBuild, name: string, response: ServerResponse): void {
  const file = build.files.get(name);
  if (file === undefined) return void response.writeHead(404).end();
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const compressed = !name.endsWith('.woff2');
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(compressed ? file.brotli : file.plain);
}

function rewrite(html: string, build: OneBuild, pathname: string): string {
  const lazy = (pages[pathname] ?? []).flatMap((request) => build.listFiles(request));
  const styles = [build.css, ...new Set(lazy.filter((file) => file.endsWith('.css')))];
  const scripts = [...new Set(lazy.filter((file) => file.endsWith('.js')))];
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="${prefix}${file}">`),
    ...build.fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${prefix}${file}" crossorigin="anonymous">`,
    ),
    `<link rel="preload" as="script" fetchpriority="low" data-start href="${prefix}${build.script}">`,
    ...scripts.map(
      (file) =>
        `<link rel="preload" as="script" fetchpriority="low" media="not all" href="${prefix}${file}">`,
    ),
  ];
  return html
    .replaceAll(/<link[^>]*rel="(?:stylesheet|preload)"[^>]*>\n?/g, '')
    .replace('</head>', `${head.join('\n')}\n</head>`);
}

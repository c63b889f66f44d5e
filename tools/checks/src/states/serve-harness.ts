import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { freePort } from '@livree/server/free-port';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const pictures = join(workspaceRoot, 'libs/imagery');

/** The file at a path: a picture, a built file, the document of a frame, or that of the harness. */
function fileAt(folder: string, pathname: string): string {
  const path = normalize(pathname);
  if (path.startsWith('/pictures/')) return join(pictures, path);
  if (path.startsWith('/checkout-frame/')) return join(folder, `${path}.html`);
  return join(folder, extname(path) in types ? path : 'index.html');
}

/** Serves a built harness on this machine until the process ends. Returns its origin. */
export async function serveHarness(folder: string): Promise<string> {
  const port = await freePort();
  const server = createServer({ maxHeaderSize: 65_536 }, (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness.invalid');
    const file = fileAt(folder, pathname);
    const type = types[extname(file)];
    readFile(file).then(
      (bytes) =>
        answer
          .writeHead(200, {
            'content-type': type ?? 'text/html; charset=utf-8',
            // The names of built files have a hash.
            'cache-control': type === undefined ? 'no-store' : 'max-age=3600',
          })
          .end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${port}`;
}

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();\n`;
const tag = `<script src="${scriptPath}" defer></script></head>`;

export interface ReloadProxy {
  /** Reloads every open page. */
  reload(): void;
  close(): void;
}

/** A proxy for the site on `port` that adds a reload script to every document. */
export async function startReloadProxy(port: number, sitePort: number): Promise<ReloadProxy> {
  const pages = new Set<ServerResponse>();
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url === scriptPath) outgoing.setHeader('content-type', 'text/javascript').end(script);
    else if (incoming.url === eventsPath) listen(pages, outgoing);
    else pass(incoming, outgoing, sitePort);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listen(pages: Set<ServerResponse>, page: ServerResponse): void {
  page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
  pages.add(page);
  page.once('close', () => pages.delete(page));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
  const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
  const { method, url: path } = incoming;
  const forwarded = request({ host: 'localhost', port, method, path, headers }, (answer) => {
    const type = answer.headers['content-type'] ?? '';
    if (isDocument && type.startsWith('text/html')) {
      void addScript(answer, outgoing);
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.once('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end('The site is being started again.');
  });
  incoming.pipe(forwarded);
}

async function addScript(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  const html = Buffer.concat(chunks).toString().replace('</head>', tag);
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(html);
}

import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@livree/server/free-port';

/** What happens to the scripts of a release on their way to the browser. */
export const fileFaults = ['404', '500', 'hang', 'truncated', 'wrong hash'] as const;
export type FileFault = (typeof fileFaults)[number];

/** A way to a site on which files are lost or damaged. The browser keeps what arrives, as it does in real life. */
export interface FaultyWay {
  readonly origin: string;
  /** Spoils all scripts of a release (`booking/4f0c1a2b3c4d`) from now on; without a fault, they arrive again. */
  spoil(release: string, fault?: FileFault): void;
  close(): void;
}

/** The body that arrives instead. */
function spoiled(body: Buffer, fault: FileFault | undefined): Buffer {
  if (fault === 'truncated') return body.subarray(0, body.length / 2);
  return fault === 'wrong hash' ? Buffer.concat([body, Buffer.from('\n;globalThis.intruder = true;')]) : body;
}

export async function openFaultyWay(target: string): Promise<FaultyWay> {
  const { hostname, port } = new URL(target);
  const spoils = new Map<string, FileFault>();

  function findFault(path: string): FileFault | undefined {
    const [, release = '', file = ''] =
      /^\/assets\/([a-z-]+\/[0-9a-f]{12})\/(?:\d+\/)?([^/]+\.js)$/.exec(path) ?? [];
    const fault = spoils.get(release);
    // A browser asks for six files at once: if all of them hung, nothing else could arrive either.
    return fault === 'hang' && file !== 'remote.js' ? undefined : fault;
  }

  async function pass(answer: IncomingMessage, response: ServerResponse, fault: FileFault | undefined) {
    const body = spoiled(Buffer.concat(await answer.toArray()), fault);
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': body.length });
    response.end(body);
  }

  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const fault = findFault(url);
    if (fault === 'hang') return;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault), { 'content-type': 'text/plain' }).end('no file');
      return;
    }
    // What is cut or changed arrives as plain text, so that it can be read.
    const { 'accept-encoding': _, ...plain } = headers;
    const sent = fault === undefined ? headers : plain;
    const onward = ask({ hostname, port, method, path: url, headers: sent }, (answer) => {
      if (fault !== undefined) return void pass(answer, response, fault);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  const own = await freePort();
  await once(server.listen(own, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${own}`,
    spoil(release, fault) {
      if (fault === undefined) spoils.delete(release);
      else spoils.set(release, fault);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

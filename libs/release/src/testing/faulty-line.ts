import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** What happens on the way to a server: the answer arrives, is lost after the server did its work, or is cut. */
export type Fault = 'none' | 'lost' | 'cut';

/** A proxy to a server on this machine that can lose or cut its answers. */
export interface FaultyLine {
  readonly address: string;
  /** What happens to the next request of this method; called with the server's answer already given. */
  next(method: string, fault: Fault, meanwhile?: () => Promise<void>): void;
  close(): void;
}

/** Opens a line to the server at `target`. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(target);
  let planned: { method: string; fault: Fault; meanwhile: () => Promise<void> } | undefined;

  async function pass(answer: IncomingMessage, response: ServerResponse, method = ''): Promise<void> {
    const chunks = await answer.toArray();
    const body = Buffer.concat(chunks);
    const plan = planned?.method === method ? planned : undefined;
    if (plan !== undefined) planned = undefined;
    await plan?.meanwhile();
    if (plan?.fault === 'lost') return void response.destroy();
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (plan?.fault !== 'cut') return void response.end(body);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  }

  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
      void pass(answer, response, method);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    next(method, fault, meanwhile = async () => {}) {
      planned = { method, fault, meanwhile };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

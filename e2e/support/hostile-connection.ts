import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface HostileRequest {
  readonly method: string;
  /** As sent; nothing is encoded or shortened. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Milliseconds until the answer, including the connection. */
  readonly took: number;
}

/** A connection for consecutive requests, as long as the site keeps it open. */
export interface HostileConnection {
  send(request: HostileRequest): Promise<Answer>;
  close(): void;
}

/** Milliseconds without an answer that count as none, on any busy machine. */
const patience = 20_000;

export function openConnection(origin: string): HostileConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    send: (asked) => retryOnce(() => exchange(origin, agent, asked)),
  };
}

/** A keep-alive connection may end just when the next request is sent; browsers retry then, too. */
function retryOnce(send: () => Promise<Answer>): Promise<Answer> {
  return send().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ECONNRESET' || code === 'EPIPE') return send();
    throw error;
  });
}

function exchange(origin: string, agent: Agent, { method, path, headers, body }: HostileRequest) {
  const began = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } });
    call.setTimeout(patience, () => call.destroy(new Error(`no answer to ${method} ${path.slice(0, 200)}`)));
    call.once('error', reject);
    call.once('response', (response) => {
      text(response).then((said) => {
        const { statusCode: status = 0, headers: told } = response;
        const type = told['content-type'] ?? '';
        resolve({ status, type, body: said, took: performance.now() - began });
      }, reject);
    });
    call.end(body);
  });
}

/** Sends bytes unchanged and returns everything that comes back until the other side is silent. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    let said = '';
    socket.setEncoding('latin1');
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      said += chunk;
      // A server that keeps the connection open has answered anyway.
      socket.setTimeout(500);
    });
    socket.once('error', () => {});
    socket.once('close', () => resolve(said));
    socket.write(bytes, 'latin1');
  });
}

import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface HostileRequest {
  readonly method: string;
  /** As it travels; nothing is encoded or shortened. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Milliseconds until it was there, waiting for the connection included. */
  readonly took: number;
}

/** One connection on which one request follows the other, as long as the site keeps it. */
export interface HostileConnection {
  send(request: HostileRequest): Promise<Answer>;
  close(): void;
}

/** Milliseconds after which an answer counts as none, on however busy a machine. */
const patience = 20_000;

export function openConnection(origin: string): HostileConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    send: (asked) => retryOnce(() => exchange(origin, agent, asked)),
  };
}

/** A kept connection may end just when the next request sets out; browsers try again then, too. */
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

/** Sends bytes as they are and gives all that comes back until the other side, or nobody, has more to say. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    let said = '';
    socket.setEncoding('latin1');
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      said += chunk;
      // Whoever keeps the connection has answered all the same.
      socket.setTimeout(500);
    });
    socket.once('error', () => {});
    socket.once('close', () => resolve(said));
    socket.write(bytes, 'latin1');
  });
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';

/**
 * Faults of one call: `reset` breaks the connection before the call is read, `lost_answer` after it ran, `silence`
 * runs it and never answers, `wait` answers when released, `outage` answers 503.
 */
export type Fault = 'reset' | 'lost_answer' | 'silence' | 'wait' | 'outage';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A webhook delivery to the site. */
export interface Delivery {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StandInServer {
  readonly origin: string;
  /** All calls that ran, oldest first. */
  readonly calls: readonly Call[];
  /** Makes the next calls fail, one fault per call. */
  breakNext(...faults: Fault[]): void;
  /** Makes the next call to a matching path fail. */
  breakOn(path: RegExp, fault: Fault): void;
  /** Sends the waiting answers. */
  release(): void;
  /** Clears pending faults and recorded calls. */
  mend(): void;
  close(): Promise<void>;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.parse(z.instanceof(Buffer), chunk));
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in.invalid');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    header: (name) => request.headers[name]?.toString(),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/** A provider's server on a free local port. `isReliable` selects calls that never fail. */
export async function openStandInServer(
  answer: (call: Call) => Answer,
  isReliable: (path: string) => boolean = () => false,
): Promise<StandInServer> {
  const calls: Call[] = [];
  const waiting: (() => void)[] = [];
  const faults: { readonly fault: Fault; readonly path: RegExp }[] = [];
  const server = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    const index = isReliable(call.path) ? -1 : faults.findIndex(({ path }) => path.test(call.path));
    const [{ fault } = { fault: undefined }] = index < 0 ? [] : faults.splice(index, 1);
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'outage') return send(response, { status: 503, body: { error: { type: 'api_error' } } });
    calls.push(call);
    const answered = answer(call);
    if (fault === 'lost_answer') return void request.socket.destroy();
    if (fault === 'wait') waiting.push(() => send(response, answered));
    else if (fault !== 'silence') send(response, answered);
  }

  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const { port } = z.parse(z.object({ port: z.number() }), server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    breakNext: (...more) => void faults.push(...more.map((fault) => ({ fault, path: /^/ }))),
    breakOn: (path, fault) => void faults.push({ fault, path }),
    release: () => waiting.splice(0).forEach((answerNow) => answerNow()),
    mend() {
      faults.splice(0);
      calls.splice(0);
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

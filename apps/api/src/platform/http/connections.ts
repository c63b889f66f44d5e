import type { Socket } from 'node:net';
import { AppError } from './app-error.ts';
import { errorBody } from './error-handler.ts';

/** Milliseconds that a client has for the head of a request, for the whole of it, and between two signs of life. */
export type Patience = {
  readonly head: number;
  readonly request: number;
  readonly silence: number;
  /** How often the first two are looked at. */
  readonly lookEvery: number;
};

const usualPatience: Patience = { head: 10_000, request: 30_000, silence: 60_000, lookEvery: 5000 };

/** Options of a server on which no client holds a connection by being slow. */
export const connectionOptions = ({ head, request, silence, lookEvery }: Patience = usualPatience) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
  clientErrorHandler: refuseConnection,
});

const statusLines = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Answers what never became a request, whatever language its sender would have asked for, and hangs up. */
function refuseConnection(error: Error & { readonly code: string }, socket: Socket): void {
  const body = JSON.stringify(errorBody(new AppError('invalid_request'), 'fr'));
  const head = [
    `HTTP/1.1 ${statusLines.get(error.code) ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

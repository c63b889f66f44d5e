import type { Socket } from 'node:net';
import { AppError } from './app-error.ts';
import { errorBody } from './error-handler.ts';

const statusLines = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Answers bytes that are not a request, in French because no header could be read, and closes the connection. */
export function refuseConnection(error: Error & { readonly code: string }, socket: Socket): void {
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

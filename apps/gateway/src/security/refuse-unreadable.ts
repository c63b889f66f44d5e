import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonHeaders } from './headers.ts';

/** What Node says of a request whose head it cannot read. */
interface Unreadable extends Error {
  readonly code?: string | undefined;
  /** The bytes that arrived last. */
  readonly rawPacket?: unknown;
}

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Whether it is what the browser adds to every request of this site that is too long: not the address, nor with it that of the
 * page before, which another site chooses.
 */
const hasLongHeaders = ({ code, rawPacket }: Unreadable): boolean =>
  code === 'HPE_HEADER_OVERFLOW' &&
  Buffer.isBuffer(rawPacket) &&
  /^[A-Z]+ \S{1,4000} HTTP\/1\.1\r\n/.test(rawPacket.toString('latin1'));

/**
 * Answers a request that no hook sees, and closes its connection. Cookies that a script made too long for every further request
 * are cleared: the site would be out of reach for that browser until they end.
 */
export function refuseUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses.get(error.code) ?? 400;
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
    ...(hasLongHeaders(error) ? { 'clear-site-data': '"cookies"' } : {}),
  };
  const lines = Object.entries(headers).map((header) => header.join(': '));
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  socket.destroy(error);
}

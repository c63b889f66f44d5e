import { connect, type Socket } from 'node:net';

/** A connection on which a test writes HTTP by hand. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that has arrived. */
  received(): string;
  /** The status of each answer so far. */
  statuses(): string[];
}

/** Connects to a port of this machine. Destroy the socket at the end of the test. */
export function openConnection(port: number): RawConnection {
  let received = '';
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('data', (text: string) => (received += text)).on('error', () => {});
  return {
    socket,
    received: () => received,
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status),
  };
}

/** The head of a POST request. */
export const postHead = (path: string, ...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n');

import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../free-port.ts';

/**
 * A balancer of connections to local ports, which asks each one’s readiness. Where none is ready in time it sends to any, as
 * those of clouds do: on a busy machine all may be slow to say so.
 */
export interface Balancer {
  readonly origin: string;
  /** Whether the server on this port gets new connections. */
  isReady(port: number): boolean;
  close(): void;
}

const askEvery = 250;

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const ask = async (port: number): Promise<void> => {
    const signal = AbortSignal.timeout(1000);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void ask(port)), askEvery);
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((near) => {
    const open = ready.size > 0 ? [...ready] : ports;
    const port = open[turn++ % open.length];
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroySoon();
      });
      one.pipe(other);
    }
  });
  const own = await freePort();
  await new Promise<void>((done) => void server.listen(own, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${own}`,
    isReady: (port) => ready.has(port),
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

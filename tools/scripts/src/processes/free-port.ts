import { createServer } from 'node:net';

/** A port of this machine that nobody listens on, and that is not `promised` to anybody either. */
export async function freePort(...promised: readonly number[]): Promise<number> {
  const port = await anyFreePort();
  return promised.includes(port) ? freePort(...promised) : port;
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}

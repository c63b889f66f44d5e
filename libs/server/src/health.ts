import { once } from 'node:events';
import { createServer } from 'node:http';
import { explainListening } from './connections/explain-listening.ts';

export interface Health {
  readonly host: string;
  readonly port: number;
  /** Whether the work goes on: a program whose work stands still should be started again. */
  readonly isAlive?: () => boolean;
  /** Whether it can do its work now. */
  readonly isReady: () => boolean | Promise<boolean>;
}

/**
 * Answers `/livez` and `/readyz` with 200 or 503 on a port of its own, for a program that answers nobody else.
 * @returns what ends it
 * @throws ConfigError if it cannot listen there
 */
export async function answerHealth({
  host,
  port,
  isAlive = () => true,
  isReady,
}: Health): Promise<() => void> {
  const answers = new Map([
    ['/livez', isAlive],
    ['/readyz', isReady],
  ]);
  const statusOf = async (path: string): Promise<number> => {
    const ask = answers.get(path);
    if (ask === undefined) return 404;
    return (await ask()) ? 200 : 503;
  };
  const server = createServer((request, response) => {
    void statusOf(request.url ?? '').then(
      (status) => response.writeHead(status, { connection: 'close' }).end(),
      () => response.writeHead(503, { connection: 'close' }).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListening(error, { host, port, variable: 'LIVREE_HEALTH_PORT' });
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

import { explainListening, type Listening } from '@livree/server/connections';

/** Lets a server listen, and returns its address. @throws ConfigError that says why it cannot */
export async function listen(
  server: { listen(where: Pick<Listening, 'host' | 'port'>): Promise<string> },
  where: Listening,
): Promise<string> {
  try {
    return await server.listen({ host: where.host, port: where.port });
  } catch (error) {
    throw explainListening(error, where);
  }
}

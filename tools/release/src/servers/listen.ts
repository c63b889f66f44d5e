import { Refusal } from '@livree/release/ledger';

/** Where a server listens. */
interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Lets a server listen, and returns its address. @throws Refusal if another program has the port */
export async function listen(
  server: { listen(where: Listening): Promise<string> },
  where: Listening,
): Promise<string> {
  try {
    return await server.listen(where);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Refusal(`another program uses the port ${where.port}`);
    throw error;
  }
}

import { Refusal } from '@livree/release/ledger';

/** Where a server listens. */
interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Why a server cannot listen, by the code of the system. */
const reasons: Readonly<Record<string, (where: Listening) => string>> = {
  EADDRINUSE: ({ port }) => `another program uses the port ${port}`,
  EACCES: ({ port }) => `the system does not give the port ${port} to this user; take one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}`,
  ENOTFOUND: ({ host }) => `this machine knows no address ${host}`,
  EAI_AGAIN: ({ host }) => `this machine knows no address ${host}`,
};

/** Lets a server listen, and returns its address. @throws Refusal that says why it cannot */
export async function listen(
  server: { listen(where: Listening): Promise<string> },
  where: Listening,
): Promise<string> {
  try {
    return await server.listen(where);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code]?.(where);
    if (reason !== undefined) throw new Refusal(reason);
    throw error;
  }
}

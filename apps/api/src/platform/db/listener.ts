import pg from 'pg';

/** The one channel: what is said there is that something committed. */
export const channel = 'events';

export interface Listener {
  /** Whether notices arrive: not before the first one, because a pooler takes the wish to listen and never sends any. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

/** Calls `hear` for the notices of the database. */
export type Listen = (hear: () => void) => Listener;

export interface ServerListenerOptions {
  /** The address of the server itself, without a pooler. */
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** Milliseconds before a lost connection is opened again. */
  readonly again?: number;
}

/** Listens on a connection of its own, and opens it again whenever it is lost. */
export function listenToServer(
  { url, onError, again = 5000 }: ServerListenerOptions,
  hear: () => void,
): Listener {
  let client: pg.Client | undefined;
  let isHeard = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client, error: Error): void => {
    if (isOver || lost !== client) return;
    isHeard = false;
    client = undefined;
    onError(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void open(), again);
  };

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = opened;
    opened.on('error', (error) => lose(opened, error));
    opened.on('end', () => lose(opened, new Error('the server ended the connection of the notices')));
    opened.on('notification', () => {
      isHeard = true;
      hear();
    });
    try {
      await opened.connect();
      // The first notice is its own: it says whether notices arrive.
      await opened.query(`listen ${channel}; notify ${channel}`);
    } catch (error) {
      lose(opened, error instanceof Error ? error : new Error(String(error)));
    }
  }

  void open();
  return {
    isHeard: () => isHeard,
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

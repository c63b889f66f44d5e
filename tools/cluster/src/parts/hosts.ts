import { execute } from './execute.ts';
import { databaseUser } from './service.ts';

/** A command and its arguments. */
export interface CommandLine {
  readonly command: string;
  readonly args: readonly string[];
}

/** A host with an address of its own, whose network can be cut. */
export interface Host {
  readonly address: string;
  /** The line that runs a program there, as the user of databases. */
  place(line: CommandLine): CommandLine;
  /** Pulls its cable, and plugs it in again. */
  cut(): Promise<void>;
  heal(): Promise<void>;
  /** Drops what it sends to others, and sends it again. */
  cutFrom(others: readonly Host[]): Promise<void>;
  healFrom(others: readonly Host[]): Promise<void>;
}

/** A network inside this machine. Its first address is this machine. */
export interface Network {
  readonly address: string;
  /** The addresses of all, as PostgreSQL's `pg_hba` names them. */
  readonly range: string;
  addHost(): Promise<Host>;
  close(): Promise<void>;
}

const ip = (...args: readonly string[]): Promise<string> => execute('ip', ...args);

function placeOn(name: string, { command, args }: CommandLine): CommandLine {
  const { uid, gid } = databaseUser();
  const user = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { command: 'ip', args: ['netns', 'exec', name, ...user, command, ...args] };
}

/** Hosts as network namespaces on one bridge, in the range that is kept for measurements. */
export async function openNetwork(): Promise<Network> {
  const id = process.pid % 250;
  const bridge = `livree-${id}`;
  const prefix = `198.18.${id}`;
  const names: string[] = [];
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', `${prefix}.1/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');

  async function addHost(): Promise<Host> {
    const name = `${bridge}-${names.length + 2}`;
    const [cable, address] = [`lv${id}-${names.length + 2}`, `${prefix}.${names.length + 2}`];
    names.push(name);
    await ip('netns', 'add', name);
    await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', cable, 'master', bridge, 'up');
    await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    await ip('-n', name, 'link', 'set', 'eth0', 'up');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
    async function dropRoutes(verb: 'add' | 'delete', others: readonly Host[]): Promise<void> {
      for (const other of others) await ip('-n', name, 'route', verb, 'blackhole', `${other.address}/32`);
    }
    return {
      address,
      place: (line) => placeOn(name, line),
      cut: async () => void (await ip('link', 'set', cable, 'down')),
      heal: async () => void (await ip('link', 'set', cable, 'up')),
      cutFrom: (others) => dropRoutes('add', others),
      healFrom: (others) => dropRoutes('delete', others),
    };
  }

  return {
    address: `${prefix}.1`,
    range: `${prefix}.0/24`,
    addHost,
    async close() {
      for (const name of names) await ip('netns', 'delete', name);
      await ip('link', 'delete', bridge);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeSignal, type ProbeTargets } from './probe-targets.ts';

async function listen(options: ListenOptions): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(options);
  await once(server, 'listening');
  return server;
}

const readPort = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Counts the signals of the probe until it is stopped. */
function countSignals() {
  let count = 0;
  const add = (): void => void (count += 1);
  process.on(probeSignal, add);
  return { read: () => count, stop: () => process.off(probeSignal, add) };
}

/** Opens doors of the gateway that nothing but the confinement closes: everybody may use them. */
export async function openTargets() {
  const signals = countSignals();
  const folder = await mkdtemp(join(tmpdir(), 'livree-probe-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'file');
  await writeFile(file, 'of the gateway');
  await chmod(file, 0o666);
  const socket = join(folder, 'socket');
  const abstractSocket = `\0livree-probe-${randomUUID()}`;
  const servers = await Promise.all([
    listen({ host: '127.0.0.1', port: 0 }),
    listen({ path: socket, readableAll: true, writableAll: true }),
    // Only Linux has abstract sockets.
    ...(process.platform === 'linux' ? [listen({ path: abstractSocket })] : []),
  ]);
  const targets: ProbeTargets = {
    port: readPort(servers[0]),
    socket,
    abstractSocket,
    file,
    process: process.pid,
  };
  const close = async (): Promise<void> => {
    signals.stop();
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { targets, countSignals: signals.read, close };
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EscapeTargets } from './targets.ts';

const sourceFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function readPort(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('it listens to no port');
  return address.port;
}

/** Listens to everything, and lets everybody in. `traces` lists what anybody did. */
export async function watchTargets() {
  const traces: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'livree-escapes-'));
  chmodSync(folder, 0o777);
  const file = join(folder, 'file');
  writeFileSync(file, '{}');
  chmodSync(file, 0o666);
  const socket = join(folder, 'socket');
  const abstractSocket = `\0livree-escapes-${randomUUID()}`;
  const victim = spawn('sleep', ['600'], { stdio: 'ignore' });

  const listen = async (name: string, options: ListenOptions) => {
    const server = createServer((_request, response) => response.end('reached'));
    server.on('connection', () => traces.push(`a connection to ${name}`)).listen(options);
    await once(server, 'listening');
    return server;
  };
  const servers = [
    await listen('a port', { port: 0, host: '::' }),
    await listen('a unix socket', { path: socket, readableAll: true, writableAll: true }),
    await listen('an abstract socket', { path: abstractSocket }),
  ] as const;
  const datagrams = createSocket('udp4');
  datagrams.on('message', (message, { port, address }) => {
    traces.push('a datagram');
    datagrams.send(message, port, address);
  });
  datagrams.bind(0, '127.0.0.1');
  await once(datagrams, 'listening');

  const targets: EscapeTargets = {
    port: readPort(servers[0].address()),
    udpPort: datagrams.address().port,
    socket,
    abstractSocket,
    file,
    folder,
    code: sourceFile('main.ts'),
    ownCode: sourceFile('render/confine.ts'),
    process: victim.pid ?? 0,
  };
  return {
    targets,
    traces(): readonly string[] {
      const files = readdirSync(folder).filter((name) => name !== 'file' && name !== 'socket');
      const changed = readFileSync(file, 'utf8') === '{}' ? [] : ['a changed file'];
      const ended = victim.exitCode === null && victim.signalCode === null ? [] : ['an ended process'];
      return [...traces, ...files, ...changed, ...ended];
    },
    close() {
      for (const server of servers) server.close();
      datagrams.close();
      victim.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

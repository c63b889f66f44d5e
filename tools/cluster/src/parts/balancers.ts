import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { type Placed, listening } from './connections.ts';
import type { PostgresNode } from './postgres-node.ts';
import { programService, type Service } from './service.ts';

/** Leads connections to the server that takes writes, and ends those to one that no longer does. */
export function primaryBalancer(
  { name, folder, command, port }: Placed,
  nodes: readonly PostgresNode[],
): Service {
  const file = join(folder, `${name}.cfg`);
  const servers = nodes.map(
    (node) =>
      `  server ${node.name} ${node.host.address}:${node.port} check port ${node.statusPort} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /primary',
    ...servers,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return programService({ name, command, args: ['-f', file], folder, ready: () => listening(port) });
}

export interface RolePorts {
  readonly api: readonly [number, number];
  readonly gateway: readonly [number, number];
  readonly frame: readonly [number, number];
}

/** The balancer that we ship, with the ports of this machine in place of names. */
export function roleBalancer(
  { name, folder, command }: Omit<Placed, 'port'>,
  listen: { readonly api: number; readonly gateway: number; readonly frame: number },
  ports: RolePorts,
): Service {
  const file = join(folder, `${name}.cfg`);
  let text = readFileSync(join(workspaceRoot, 'deploy/edge/haproxy.cfg'), 'utf8')
    .replace('bind :4201', `bind 127.0.0.1:${listen.api}`)
    .replace('bind :4200', `bind 127.0.0.1:${listen.gateway}`)
    .replace('bind :4202', `bind 127.0.0.1:${listen.frame}`);
  for (const [index, at] of [0, 1].entries()) {
    const number = index + 1;
    text = text
      .replaceAll(`api-${number}:4201`, `127.0.0.1:${ports.api[at]}`)
      .replaceAll(`gateway-${number}:4200`, `127.0.0.1:${ports.gateway[at]}`)
      .replaceAll(`gateway-${number}:4202`, `127.0.0.1:${ports.frame[at]} port ${ports.gateway[at]}`);
  }
  writeFileSync(file, text.replace('default-server port 4200\n', 'default-server inter 500ms\n'));
  return programService({ name, command, args: ['-f', file], folder, ready: () => listening(listen.api) });
}

/** The edge that we ship, without TLS and on a port of this machine. */
export function siteEdge(
  { name, folder, command, port }: Placed,
  target: { readonly gateway: number; readonly frame: number },
): Service {
  const cache = join(folder, 'edge-cache');
  mkdirSync(cache);
  chmodSync(cache, 0o777);
  const site = readFileSync(join(workspaceRoot, 'deploy/edge/site.conf.template'), 'utf8')
    .replaceAll('${SITE_HOST}', 'localhost')
    .replaceAll('${FRAME_HOST}', '127.0.0.1')
    .replaceAll(/^ssl_.*\n/gm, '')
    .replace(/server \{\n {2}listen 80[^}]*\}/, '')
    .replace(/server \{\n {2}listen 443 ssl http2 default_server;[^}]*\}/, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/nginx/site', cache)
    .replace('balancer:4200', `127.0.0.1:${target.gateway}`)
    .replace('balancer:4202', `127.0.0.1:${target.frame}`);
  const file = join(folder, `${name}.conf`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'edge.pid')}; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}\n`,
  );
  return programService({ name, command, args: ['-c', file], folder, ready: () => listening(port) });
}

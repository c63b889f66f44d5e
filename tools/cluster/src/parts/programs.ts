import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '@livree/command';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin'];

/** Debian's packages by the program of each that the cluster runs. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  pgbackrest: 'pgbackrest',
  ip: 'iproute2',
} as const;

/** Where PostgreSQL 15, the oldest that the site supports, has its programs. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

export type ProgramName = keyof typeof packages;

/** The path of a program; undefined if it is not installed. */
export const findProgram = (name: ProgramName): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** The paths of all programs. @throws Stop that says how to install what is missing */
export function findPrograms(): Readonly<Record<ProgramName, string>> {
  const missing: string[] = [];
  const need = (name: ProgramName): string => {
    const path = findProgram(name);
    if (path === undefined) missing.push(packages[name]);
    return path ?? name;
  };
  const found = {
    etcd: need('etcd'),
    patroni: need('patroni'),
    pgbouncer: need('pgbouncer'),
    haproxy: need('haproxy'),
    'redis-server': need('redis-server'),
    nginx: need('nginx'),
    pgbackrest: need('pgbackrest'),
    ip: need('ip'),
  };
  if (!existsSync(join(postgresPrograms, 'postgres'))) missing.push('postgresql-15');
  if (missing.length > 0)
    throw new Stop(`Some programs are missing: sudo apt-get install ${missing.join(' ')}`);
  return found;
}

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
} as const;

/** Where PostgreSQL 15, the oldest that the site supports, has its programs. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

export type ProgramName = keyof typeof packages;

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** The paths of all programs. @throws Stop that says how to install what is missing */
export function findPrograms(): Readonly<Record<ProgramName, string>> {
  const found = Object.keys(packages).map((name) => [name, find(name)] as const);
  const missing: string[] = Object.entries(packages).flatMap(([name, its]) =>
    find(name) === undefined ? [its] : [],
  );
  if (!existsSync(join(postgresPrograms, 'postgres'))) missing.push('postgresql-15');
  if (missing.length > 0)
    throw new Stop(`Some programs are missing: sudo apt-get install ${missing.join(' ')}`);
  const [etcd = '', patroni = '', pgbouncer = '', haproxy = '', redis = '', nginx = ''] = found.map(
    ([, path]) => path,
  );
  return { etcd, patroni, pgbouncer, haproxy, 'redis-server': redis, nginx };
}

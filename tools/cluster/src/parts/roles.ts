import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { waitUntilReady } from '@livree/server/processes';
import { programService, timeoutMs, type Service } from './service.ts';

const script = join(workspaceRoot, 'deploy/role.sh');

/** Where the roles find each other, and what they share. */
export interface RoleSettings {
  readonly folder: string;
  /** One process for each. */
  readonly ports: Readonly<Record<'api' | 'gateway' | 'frame', readonly number[]>>;
  readonly workers: number;
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Without it mails are rows of a table. */
  readonly smtpUrl?: string;
  /** What every reader of the ledger needs, and what only whoever writes to it has. */
  readonly ledger: NodeJS.ProcessEnv;
  readonly releaseKey: string;
  readonly apiOrigin: string;
  readonly siteUrl: string;
  readonly frameOrigin: string;
  /** How long a stopping role keeps answering. */
  readonly drainSeconds: number;
}

export interface Roles {
  readonly migrate: Service;
  readonly seed: Service;
  readonly apis: readonly Service[];
  readonly workers: readonly Service[];
  readonly gateways: readonly Service[];
}

const secret = 'a secret that all roles of this cluster share';

/** Every role of the image, as a process of its own that is started as in a container. */
export function planRoles(settings: RoleSettings): Roles {
  const {
    folder,
    ports,
    workers,
    databaseUrl,
    redisUrl,
    smtpUrl,
    ledger,
    releaseKey,
    apiOrigin,
    siteUrl,
    frameOrigin,
    drainSeconds,
  } = settings;
  const shared = {
    PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
    LIVREE_SITE_URL: siteUrl,
    LIVREE_FRAME_ORIGIN: frameOrigin,
    LIVREE_GATEWAY_SECRET: secret,
    LIVREE_DRAIN_SECONDS: String(drainSeconds),
    LIVREE_RATE_LIMIT_SCALE: '100000',
    LIVREE_LOG_LEVEL: 'warn',
  };
  const api = {
    ...shared,
    DATABASE_URL: databaseUrl,
    ...(redisUrl !== undefined && { LIVREE_REDIS_URL: redisUrl }),
    ...(smtpUrl !== undefined && { LIVREE_SMTP_URL: smtpUrl }),
    LIVREE_WORKER: 'separate',
    LIVREE_QUOTE_SECRET: `${secret}: quotes`,
    LIVREE_PUSH_KEY: Buffer.alloc(32, 7).toString('base64url'),
    LIVREE_MAX_HOLDS: '1000',
    // Uploaded files are in one place; on one machine it may be a folder.
    LIVREE_DATA: join(folder, 'data-api'),
  };
  const role = (kind: string, name: string, env: NodeJS.ProcessEnv, readyAt?: number): Service =>
    programService({
      name,
      command: '/bin/sh',
      args: [script, kind],
      folder,
      env: { LIVREE_DATA: join(folder, `data-${name}`), ...env },
      ...(readyAt !== undefined && {
        ready: () => waitUntilReady(`http://127.0.0.1:${readyAt}/readyz`, { timeoutMs }),
      }),
    });
  return {
    migrate: role('migrate', 'migrate', api),
    seed: role('seed', 'seed', { ...shared, ...ledger, LIVREE_RELEASE_KEY: releaseKey }),
    apis: ports.api.map((port, at) => role('api', `api-${at + 1}`, { ...api, PORT: String(port) }, port)),
    workers: Array.from({ length: workers }, (_, at) => role('worker', `worker-${at + 1}`, api)),
    gateways: ports.gateway.map((port, at) =>
      role(
        'gateway',
        `gateway-${at + 1}`,
        {
          ...shared,
          ...ledger,
          HOST: '127.0.0.1',
          PORT: String(port),
          FRAME_PORT: String(ports.frame[at]),
          API_ORIGIN: apiOrigin,
          TRUST_PROXY: 'true',
        },
        port,
      ),
    ),
  };
}

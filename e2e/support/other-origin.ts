import { once } from 'node:events';
import { createServer } from 'node:http';
import { buildAt, publish } from '@livree/release/ledger';
import { changedBuild, siteLedger } from './changed-release.ts';

/** The origin whose files the site of this run lets into its pages. */
export function allowedOrigin(): string {
  const origin = process.env['LIVREE_E2E_ASSET_ORIGIN'];
  if (origin === undefined) throw new Error('LIVREE_E2E_ASSET_ORIGIN names no origin');
  return origin;
}

export interface OtherOrigin {
  /** The version that is published from there. */
  readonly version: string;
  /** What browsers have asked it for. */
  readonly asked: readonly string[];
  /** Adds a statement to these files from now on; none by default. */
  alter(files?: RegExp): void;
  stop(): void;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
const statement = '\n;globalThis.intruder = true;';

/** Serves a build of a remote at another origin, like its team's CDN, and publishes it from there. */
export async function publishFrom(origin: string, remote: string): Promise<OtherOrigin> {
  const { version, read } = await changedBuild(remote, (path, text) =>
    path.startsWith('server/') ? `${text}\n// at ${origin}\n` : undefined,
  );
  let asked: string[] = [];
  let altered: RegExp | undefined;
  const server = createServer((request, answer) => {
    const path = (request.url ?? '').slice(`/${remote}/`.length);
    asked.push(path);
    void read(path).then((bytes) => {
      if (bytes === undefined) return answer.writeHead(404).end();
      answer.writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      });
      return answer.end(altered?.test(path) ? Buffer.concat([bytes, Buffer.from(statement)]) : bytes);
    });
  });
  await once(server.listen(Number(new URL(origin).port), 'localhost'), 'listening');
  // Not by the command, which would visit it: that is another journey.
  await publish(await siteLedger(), remote, buildAt(`${origin}/${remote}`), new Date(), {
    assets: `${origin}/${remote}/browser`,
  });
  asked = [];
  return {
    version,
    get asked() {
      return asked;
    },
    alter: (files) => void (altered = files),
    stop: () => void server.close(),
  };
}

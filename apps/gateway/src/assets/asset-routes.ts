import { z } from '@livree/contracts/schema';
import { attemptFolder, releaseFilePath, shellFilePath } from '@livree/document';
import { fileNameSchema, remoteIdSchema, versionSchema } from '@livree/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scriptPolicy } from '../security/headers.ts';
import type { AssetSource } from './asset-source.ts';
import { contentType } from './content-type.ts';
import { encodingSuffix, preferredEncoding, type Encoding } from './encoding.ts';
import { pictureForms } from './picture-forms.ts';

const fileParams = z.object({ file: fileNameSchema });
const remoteParams = z.object({ remote: remoteIdSchema, version: versionSchema, file: fileNameSchema });

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

interface Asset {
  readonly source: AssetSource;
  /** The file names that may answer the request, best first. */
  readonly names: readonly string[];
  readonly cacheControl: string;
  /** The request headers that decide which form is sent. */
  readonly vary?: string;
}

async function findForm({ source, names }: Asset, wanted: Encoding) {
  for (const name of names) {
    const form = wanted === 'identity' ? undefined : await source.read(name, encodingSuffix[wanted]);
    if (form !== undefined) return { name, body: form, encoding: wanted };
    const body = await source.read(name, '');
    if (body !== undefined) return { name, body, encoding: 'identity' as const };
  }
  return undefined;
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const { cacheControl, vary = 'accept-encoding' } = asset;
  reply.header('vary', vary);
  const found = await findForm(asset, preferredEncoding(request.headers['accept-encoding']));
  if (found === undefined)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
  if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
  if (found.name.endsWith('.js')) reply.header('content-security-policy', scriptPolicy);
  return reply.header('cache-control', cacheControl).type(contentType(found.name)).send(found.body);
}

/** The file name in a request; empty, which matches no file, if the name is invalid. */
const readFileParam = ({ params }: FastifyRequest) => z.safeParse(fileParams, params).data?.file ?? '';

export interface BuiltFiles {
  readonly shell: AssetSource;
  readonly release: (remote: string, version: string) => AssetSource;
}

/** Serves built files under their content-derived addresses, with an immutable cache. */
export function builtFileRoutes(app: FastifyInstance, { shell, release }: BuiltFiles): void {
  const missing: Asset = { source: shell, names: [], cacheControl: immutable };

  app.get(shellFilePath(':file'), (request, reply) =>
    sendAsset(request, reply, { source: shell, names: [readFileParam(request)], cacheControl: immutable }),
  );

  const named = { id: ':remote', version: ':version' };
  for (const path of [
    releaseFilePath(named, ':file'),
    `${attemptFolder(named, ':attempt(^\\d{1,3}$)')}/:file`,
  ])
    app.get(path, (request, reply) => {
      const { data } = z.safeParse(remoteParams, request.params);
      if (data === undefined) return sendAsset(request, reply, missing);
      const source = release(data.remote, data.version);
      return sendAsset(request, reply, { source, names: [data.file], cacheControl: immutable });
    });

  app.get('/assets/*', (request, reply) => sendAsset(request, reply, missing));
}

/** Serves our pictures with an immutable cache, and the shell's root files for an hour. */
export function pictureRoutes(app: FastifyInstance, shell: AssetSource, pictures: AssetSource): void {
  const missing: Asset = { source: pictures, names: [], cacheControl: immutable };

  app.get('/pictures/:file', (request, reply) => {
    const names = pictureForms(readFileParam(request), request.headers.accept);
    return sendAsset(request, reply, { source: pictures, names, cacheControl: immutable, vary: 'accept' });
  });

  app.get('/pictures/*', (request, reply) => sendAsset(request, reply, missing));

  // The browser checks at each visit whether the worker has changed.
  app.get('/push-worker.js', (request, reply) =>
    sendAsset(request, reply, { source: shell, names: ['push-worker.js'], cacheControl: 'no-cache' }),
  );

  app.get('/:file(^[\\w-]+\\.(?:ico|png|svg|txt|xml|webmanifest)$)', (request, reply) =>
    sendAsset(request, reply, { source: shell, names: [readFileParam(request)], cacheControl: anHour }),
  );
}

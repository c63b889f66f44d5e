import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from '@livree/contracts/schema';
import { inertPolicy } from '../security/headers.ts';
import type { AssetSource } from './asset-source.ts';
import { contentType } from './content-type.ts';
import { encodingSuffix, preferredEncoding, type Encoding } from './encoding.ts';

const file = z.string().check(z.regex(/^[\w.@-]+$/));
const shellParams = z.object({ file });
const remoteParams = z.object({
  remote: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  version: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  file,
});

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

async function findForm(source: AssetSource, name: string, wanted: Encoding) {
  const form = wanted === 'identity' ? undefined : await source.read(name, encodingSuffix[wanted]);
  if (form !== undefined) return { body: form, encoding: wanted };
  const body = await source.read(name, '');
  return body && { body, encoding: 'identity' as const };
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  source: AssetSource,
  name: string,
  cacheControl: string,
) {
  reply.headers({ 'content-security-policy': inertPolicy, vary: 'accept-encoding' });
  const found = await findForm(source, name, preferredEncoding(request.headers['accept-encoding']));
  if (found === undefined)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
  if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
  return reply.header('cache-control', cacheControl).type(contentType(name)).send(found.body);
}

/** Serves built files for ever under their content-derived addresses, and the shell's root files for an hour. */
export function assetRoutes(
  app: FastifyInstance,
  shell: AssetSource,
  release: (remote: string, version: string) => AssetSource,
  pictures: AssetSource,
): void {
  const nothing: AssetSource = { read: async () => undefined };

  app.get('/assets/shell/:file', (request, reply) => {
    const params = z.safeParse(shellParams, request.params).data;
    return sendAsset(request, reply, params ? shell : nothing, params?.file ?? '', immutable);
  });

  app.get('/assets/:remote/:version/:file', (request, reply) => {
    const params = z.safeParse(remoteParams, request.params).data;
    return sendAsset(
      request,
      reply,
      params ? release(params.remote, params.version) : nothing,
      params?.file ?? '',
      immutable,
    );
  });

  app.get('/pictures/:file', (request, reply) => {
    const params = z.safeParse(shellParams, request.params).data;
    return sendAsset(request, reply, params ? pictures : nothing, params?.file ?? '', immutable);
  });

  app.get('/pictures/*', (request, reply) => sendAsset(request, reply, nothing, '', immutable));

  app.get('/assets/*', (request, reply) => sendAsset(request, reply, nothing, '', immutable));

  app.get('/:file(^[\\w-]+\\.(?:ico|png|svg|txt|xml|webmanifest)$)', (request, reply) => {
    const params = z.safeParse(shellParams, request.params).data;
    return sendAsset(request, reply, params ? shell : nothing, params?.file ?? '', anHour);
  });
}

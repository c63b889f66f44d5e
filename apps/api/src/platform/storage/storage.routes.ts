import type { FastifyInstance } from 'fastify';
import { AppError, limited } from '../http/index.ts';
import { type Storage, getContentType } from './storage.ts';

const limit = { max: 1000, seconds: 60 };

/** A customer's avatar is cached by browsers only, so that no proxy shows it after it is removed. */
const cacheControl = (path: string): string =>
  `${path.startsWith('avatars/') ? 'private' : 'public'}, max-age=31536000, immutable`;

/** Serves stored files at `/storage/{path}`, only as pictures. */
export function registerStorage(app: FastifyInstance, storage: Storage): void {
  const options = { config: limited(limit, app.rateLimitScale) };
  app.get<{ Params: { '*': string } }>('/storage/*', options, async (request, reply) => {
    const path = request.params['*'];
    const type = getContentType(path);
    const content = type === undefined ? null : await storage.read(path);
    if (type === undefined || content === null) throw new AppError('not_found');
    return reply.headers({ 'content-type': type, 'cache-control': cacheControl(path) }).send(content);
  });
}

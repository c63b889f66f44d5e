import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import Fastify from 'fastify';
import { barePglite, barePostgres } from './api/bare-database.ts';
import { recordingSchema } from './api/recording.ts';
import { createReplay } from './api/replay.ts';

/** The reference for our API: Fastify, the SQL of our API for the same call, and its rows as JSON. */

const env = z.parse(
  z.object({
    PORT: z.string(),
    RECORDING: z.string(),
    LIVREE_DATA: z.string(),
    DATABASE_URL: z.optional(z.string()),
  }),
  process.env,
);
const recording = z.parse(recordingSchema, JSON.parse(readFileSync(env.RECORDING, 'utf8')));
const database =
  env.DATABASE_URL === undefined
    ? await barePglite(join(env.LIVREE_DATA, 'pgdata'))
    : barePostgres(env.DATABASE_URL);

const app = Fastify();
app.setErrorHandler((error, _request, reply) => {
  process.stderr.write(`bare: ${String(error)}\n`);
  return reply.code(500).send({ success: false });
});
for (const [name, statements] of Object.entries(recording.statements)) {
  const replay = createReplay(statements, recording.fresh);
  app.route({
    method: ['GET', 'POST'],
    url: `/api/${name}`,
    handler: async () => ({ success: true, data: await replay(database) }),
  });
}
const page = Buffer.from(recording.page ?? '', 'base64');
app.get('/api/page', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(page),
);
app.get('/readyz', async () => ({ status: 'ready' }));
await app.listen({ port: Number(env.PORT), host: '127.0.0.1' });

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { Refusal } from '@livree/release/ledger';
import Fastify, { type FastifyInstance } from 'fastify';
import { UsageError, run, type CommandContext } from '../command-line.ts';
import { listen } from '../servers/listen.ts';
import { guard } from './guard.ts';
import { readOverview } from './overview.ts';
import { deskPage, type ActionOutcome } from './page.ts';

const form = z.object({
  token: z.string(),
  act: z.enum(['promote', 'rollback', 'retire']),
  subject: z.string(),
  again: z.optional(z.literal('on')),
});

const styleFiles = [
  new URL('../tokens/generated/tokens.css', import.meta.resolve('@livree/design-system/styles.css')),
  new URL('desk.css', import.meta.url),
];

async function orSentence<T>(asked: Promise<T>): Promise<T | string> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal || error instanceof UsageError) return error.message;
    throw error;
  }
}

/**
 * The desk: a page that shows the releases of a ledger, and runs the commands that move them. Only its link opens it;
 * `listen` on the loopback interface only.
 */
export function createDesk(context: CommandContext): { readonly app: FastifyInstance; readonly key: string } {
  const app = Fastify({ bodyLimit: 10_000 });
  const { key, token, isOwnForm } = guard(app);
  /** Shown once, on the page after an action. */
  let outcome: ActionOutcome | undefined;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get('/desk.css', async (_request, reply) => {
    const styles = await Promise.all(styleFiles.map((file) => readFile(fileURLToPath(file), 'utf8')));
    return reply.type('text/css; charset=utf-8').send(styles.join('\n'));
  });

  app.get('/', async (_request, reply) => {
    const page = deskPage(await orSentence(readOverview(context)), outcome, token);
    outcome = undefined;
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post('/act', async (request, reply) => {
    const { data } = z.safeParse(form, request.body);
    if (data === undefined || !isOwnForm(data.token))
      return reply.code(403).send('This form is not one of the desk.');
    const answer = await orSentence(
      run(context, [data.act, data.subject, ...(data.again === undefined ? [] : ['--again'])]),
    );
    outcome =
      typeof answer === 'string'
        ? { kind: 'refused', sentence: `Refused: ${answer}` }
        : { kind: 'done', sentence: answer.join('; ') };
    return reply.redirect('/', 303);
  });

  return { app, key };
}

/** Runs the desk on this machine until the process ends. Returns the line with its link. */
export async function serveDesk(context: CommandContext, port: number): Promise<string> {
  const { app, key } = createDesk(context);
  const address = await listen(app, { host: '127.0.0.1', port, variable: 'DESK_PORT' });
  return `the release desk: ${address}/?key=${key}`;
}

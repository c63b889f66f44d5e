import { z } from '@livree/contracts/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/http/index.ts';
import { cardReturn } from '../model/return-path.ts';
import { decideIntent } from './sandbox-intents.ts';
import { sandboxPage, sandboxPagePolicy, setupPage } from './sandbox-page.ts';
import { type SandboxSetup, setupById } from './sandbox-setups.repository.ts';
import { decideSetup } from './sandbox-setups.ts';
import { type SandboxIntent, intentById } from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';

const intentParams = z.object({ id: z.string().check(z.regex(/^(pi|order)_sandbox_[\w-]{24}$/)) });
const setupParams = z.object({ id: z.string().check(z.regex(/^seti_sandbox_[\da-f]{36}$/)) });
const decision = z.enum(['accept', 'refuse']);
const intentDecision = z.extend(intentParams, { decision });
const setupDecision = z.extend(setupParams, { decision });

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return (
    reply
      .header('content-security-policy', policy)
      // Only browsers without support for frame-ancestors read it.
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

/** An impossible id answers 404. */
function known<Data>(result: z.core.util.SafeParseResult<Data>): Data {
  if (!result.success) throw new AppError('not_found');
  return result.data;
}

async function shownIntent({ db }: Sandbox, id: string): Promise<SandboxIntent> {
  const intent = await intentById(db, id);
  if (!intent) throw new AppError('not_found');
  return intent;
}

async function shownSetup({ db }: Sandbox, id: string): Promise<SandboxSetup> {
  const setup = await setupById(db, id);
  if (!setup) throw new AppError('not_found');
  return setup;
}

/** The sandbox's own pages, where a customer answers; below the API's base. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { sandbox, frameOrigin }: { readonly sandbox: Sandbox; readonly frameOrigin: string | undefined },
): Promise<void> {
  const policy = sandboxPagePolicy(frameOrigin);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
  for (const page of ['challenge', 'approve']) {
    app.get(`/sandbox/${page}/:id`, async (request, reply) => {
      const { id } = known(z.safeParse(intentParams, request.params));
      return sendPage(reply, sandboxPage(await shownIntent(sandbox, id)), policy);
    });
    app.post(`/sandbox/${page}/:id/:decision`, async (request, reply) => {
      const answer = known(z.safeParse(intentDecision, request.params));
      await shownIntent(sandbox, answer.id);
      const intent = await decideIntent(sandbox, answer.id, answer.decision === 'accept');
      return reply.redirect(intent.return_path, 303);
    });
  }

  app.get('/sandbox/setup/:id', async (request, reply) => {
    const { id } = known(z.safeParse(setupParams, request.params));
    return sendPage(reply, setupPage(await shownSetup(sandbox, id)), policy);
  });
  app.post('/sandbox/setup/:id/:decision', async (request, reply) => {
    const answer = known(z.safeParse(setupDecision, request.params));
    await shownSetup(sandbox, answer.id);
    await decideSetup(sandbox, answer.id, answer.decision === 'accept');
    return reply.redirect(cardReturn.address, 303);
  });
}

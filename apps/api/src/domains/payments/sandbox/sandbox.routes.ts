import { z } from '@livree/contracts/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/http/index.ts';
import { type Sandbox, decideIntent } from './sandbox-intents.ts';
import { sandboxPage, sandboxPagePolicy } from './sandbox-page.ts';
import { type SandboxIntent, intentById } from './sandbox.repository.ts';

const intentParams = z.object({ id: z.string().check(z.regex(/^(pi|order)_sandbox_[\w-]{24}$/)) });
const decisionParams = z.extend(intentParams, { decision: z.enum(['accept', 'refuse']) });

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return (
    reply
      .header('content-security-policy', policy)
      // Only browsers that do not know frame-ancestors look at it.
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

/** An address that cannot exist is not found. */
function known<Data>(result: z.core.util.SafeParseResult<Data>): Data {
  if (!result.success) throw new AppError('not_found');
  return result.data;
}

async function shownIntent({ db }: Sandbox, id: string): Promise<SandboxIntent> {
  const intent = await intentById(db, id);
  if (!intent) throw new AppError('not_found');
  return intent;
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
      const { id, decision } = known(z.safeParse(decisionParams, request.params));
      await shownIntent(sandbox, id);
      const intent = await decideIntent(sandbox, id, decision === 'accept');
      return reply.redirect(intent.return_path, 303);
    });
  }
}

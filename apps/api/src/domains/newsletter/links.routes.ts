import { languageSchema, newsletterToken, preferredLanguage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, say } from '../../platform/http/index.ts';
import { confirmSubscription } from './commands/confirm-subscription.ts';
import { endSubscription } from './commands/end-subscription.ts';
import { linkPage, linkPagePolicy } from './link-page.ts';
import { newsletterTexts } from './newsletter-texts.ts';

const linkQuery = z.object({ token: newsletterToken, language: z.optional(z.string()) });

function readLink({ query, headers }: FastifyRequest) {
  const link = z.safeParse(linkQuery, query);
  if (!link.success) throw new AppError('not_found');
  const named = z.safeParse(languageSchema, link.data.language);
  const language = named.success ? named.data : preferredLanguage(headers['accept-language']);
  return { token: link.data.token, language, texts: newsletterTexts[language] };
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', linkPagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The pages behind the links of our mails: a button, then what came of it. */
export async function linkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );

  app.get('/newsletter/links/confirm', async (request, reply) => {
    const { language, texts } = readLink(request);
    return sendPage(reply, linkPage(language, { title: texts.confirmTitle, button: texts.confirmButton }));
  });

  app.post('/newsletter/links/confirm', async (request, reply) => {
    const { token, language, texts } = readLink(request);
    const refusal = await confirmSubscription(deps, token).then(() => null, refusalOf);
    const outcome = say(language, refusal ?? 'newsletter.confirmed');
    return sendPage(
      reply.code(refusal ? 422 : 200),
      linkPage(language, { title: texts.confirmTitle, outcome }),
    );
  });

  app.get('/newsletter/links/unsubscribe', async (request, reply) => {
    const { language, texts } = readLink(request);
    return sendPage(
      reply,
      linkPage(language, { title: texts.unsubscribeTitle, button: texts.unsubscribeButton }),
    );
  });

  app.post('/newsletter/links/unsubscribe', async (request, reply) => {
    const { token, language, texts } = readLink(request);
    await endSubscription(deps, token);
    const outcome = say(language, 'newsletter.unsubscribed');
    return sendPage(reply, linkPage(language, { title: texts.unsubscribeTitle, outcome }));
  });
}

function refusalOf(error: unknown): 'newsletter.link_invalid' {
  if (error instanceof AppError && error.code === 'newsletter.link_invalid') return error.code;
  throw error;
}

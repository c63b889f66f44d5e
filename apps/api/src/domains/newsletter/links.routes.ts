import { languageSchema, newsletterToken, preferredLanguage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { withLanguage } from '@livree/i18n/language-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptForms, AppError, say, sendLinkPage } from '../../platform/http/index.ts';
import { confirmSubscription } from './commands/confirm-subscription.ts';
import { endSubscription } from './commands/end-subscription.ts';
import { newsletterTexts } from './newsletter-texts.ts';

const linkQuery = z.object({ token: newsletterToken, language: z.optional(z.string()) });

function readLink({ query, headers }: FastifyRequest) {
  const link = z.safeParse(linkQuery, query);
  if (!link.success) throw new AppError('not_found');
  const named = z.safeParse(languageSchema, link.data.language);
  const language = named.success ? named.data : preferredLanguage(headers['accept-language']);
  const texts = newsletterTexts[language];
  return {
    token: link.data.token,
    language,
    texts,
    back: { href: withLanguage('/', language), text: texts.back },
  };
}

/** The pages behind the links of our mails: a button, then the outcome. */
export async function linkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  acceptForms(app);

  app.get('/newsletter/links/confirm', async (request, reply) => {
    const { language, texts } = readLink(request);
    return sendLinkPage(reply, language, { title: texts.confirmTitle, button: texts.confirmButton });
  });

  app.post('/newsletter/links/confirm', async (request, reply) => {
    const { token, language, texts, back } = readLink(request);
    const refusal = await confirmSubscription(deps, token).then(() => null, refusalOf);
    const outcome = say(language, refusal ?? 'newsletter.confirmed');
    return sendLinkPage(reply.code(refusal ? 422 : 200), language, {
      title: texts.confirmTitle,
      outcome,
      back,
    });
  });

  app.get('/newsletter/links/unsubscribe', async (request, reply) => {
    const { language, texts } = readLink(request);
    return sendLinkPage(reply, language, { title: texts.unsubscribeTitle, button: texts.unsubscribeButton });
  });

  app.post('/newsletter/links/unsubscribe', async (request, reply) => {
    const { token, language, texts, back } = readLink(request);
    await endSubscription(deps, token);
    const outcome = say(language, 'newsletter.unsubscribed');
    return sendLinkPage(reply, language, { title: texts.unsubscribeTitle, outcome, back });
  });
}

function refusalOf(error: unknown): 'newsletter.link_invalid' {
  if (error instanceof AppError && error.code === 'newsletter.link_invalid') return error.code;
  throw error;
}

import { languageSchema, newsletterToken, preferredLanguage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { withLanguage } from '@livree/i18n/language-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptForms, AppError, translate, sendLinkPage } from '../../platform/http/index.ts';
import { confirmSubscription } from './commands/confirm-subscription.ts';
import { endSubscription } from './commands/end-subscription.ts';
import { newsletterTexts } from './texts.ts';

const linkQuery = z.object({ token: newsletterToken, language: z.optional(z.string()) });

function readLink({ query, headers }: FastifyRequest) {
  const link = z.safeParse(linkQuery, query);
  if (!link.success) throw new AppError('not_found');
  const named = z.safeParse(languageSchema, link.data.language);
  const language = named.success ? named.data : preferredLanguage(headers['accept-language']);
  const t = newsletterTexts(language);
  return {
    token: link.data.token,
    language,
    t,
    back: { href: withLanguage('/', language), text: t('pages.back') },
  };
}

/** The pages behind the links of our mails: a button, then the outcome. */
export async function linkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  acceptForms(app);

  app.get('/newsletter/links/confirm', async (request, reply) => {
    const { language, t } = readLink(request);
    return sendLinkPage(reply, language, {
      title: t('pages.confirm.title'),
      button: t('pages.confirm.button'),
    });
  });

  app.post('/newsletter/links/confirm', async (request, reply) => {
    const { token, language, t, back } = readLink(request);
    const refusal = await confirmSubscription(deps, token).then(() => null, invalidLinkOrThrow);
    const outcome = translate(language, refusal ?? 'newsletter.confirmed');
    return sendLinkPage(reply.code(refusal ? 422 : 200), language, {
      title: t('pages.confirm.title'),
      outcome,
      back,
    });
  });

  app.get('/newsletter/links/unsubscribe', async (request, reply) => {
    const { language, t } = readLink(request);
    return sendLinkPage(reply, language, {
      title: t('pages.unsubscribe.title'),
      button: t('pages.unsubscribe.button'),
    });
  });

  app.post('/newsletter/links/unsubscribe', async (request, reply) => {
    const { token, language, t, back } = readLink(request);
    await endSubscription(deps, token);
    const outcome = translate(language, 'newsletter.unsubscribed');
    return sendLinkPage(reply, language, { title: t('pages.unsubscribe.title'), outcome, back });
  });
}

function invalidLinkOrThrow(error: unknown): 'newsletter.link_invalid' {
  if (error instanceof AppError && error.code === 'newsletter.link_invalid') return error.code;
  throw error;
}

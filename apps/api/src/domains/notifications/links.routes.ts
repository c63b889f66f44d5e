import { preferredLanguage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { withLanguage } from '@livree/i18n/language-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptForms, AppError, sendLinkPage } from '../../platform/http/index.ts';
import { choicesPath, unsubscribePath } from './mails/optional-mail.ts';
import type { Recipients } from './recipients.ts';
import { notificationTexts } from './texts.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const linkQuery = z.object({ token: z.string().check(z.maxLength(100)) });

/**
 * The page that unsubscribes from a topic without signing in. Opening it changes nothing, because mail programs test
 * links.
 */
export async function linkRoutes(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  recipients: Recipients,
): Promise<void> {
  acceptForms(app);

  const readLink = async ({ query, headers }: FastifyRequest) => {
    const link = z.safeParse(linkQuery, query);
    const stop = link.success ? readUnsubscribeToken(link.data.token, config.quoteSecret) : undefined;
    if (!stop) throw new AppError('not_found');
    const recipient = await recipients.find(stop.userId);
    const language = recipient?.language ?? preferredLanguage(headers['accept-language']);
    return { ...stop, language, t: notificationTexts(language) };
  };

  app.get(unsubscribePath, async (request, reply) => {
    const { topic, language, t } = await readLink(request);
    return sendLinkPage(reply, language, { title: t(`stop.title.${topic}`), button: t('stop.button') });
  });

  app.post(unsubscribePath, async (request, reply) => {
    const { userId, topic, language, t } = await readLink(request);
    await recipients.stop(userId, topic);
    return sendLinkPage(reply, language, {
      title: t(`stop.title.${topic}`),
      outcome: t(`stop.stopped.${topic}`),
      back: { href: withLanguage(choicesPath, language), text: t('stop.choices') },
    });
  });
}

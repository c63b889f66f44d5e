import { contactMessage, languageSchema, preferredLanguage, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { errorText } from '@livree/i18n/error-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, barePagePolicy, limited, readInput, toRefusal } from '../../platform/http/index.ts';
import { sendMessage } from './commands/send-message.ts';
import { type FieldFaults, refusedPage, sentPage, type TypedForm } from './form-page.ts';

/** The same limit as for the call of a page with scripts. */
const formLimit = { max: 5, seconds: 600 };

const formQuery = z.object({ language: z.optional(languageSchema) });
const typedForm = z.record(z.string(), z.string());

function languageOfForm({ query, headers }: FastifyRequest): Language {
  const asked = z.safeParse(formQuery, query);
  const named = asked.success ? asked.data.language : undefined;
  return named ?? preferredLanguage(headers['accept-language']);
}

const typedIn = ({ body }: FastifyRequest): TypedForm => {
  const typed = z.safeParse(typedForm, body);
  return typed.success ? typed.data : {};
};

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', barePagePolicy("'none'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The contact form of a browser without scripts. A page answers it, and a refusal keeps the typed values. */
export async function formRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.setErrorHandler((error, request, reply) => {
    const language = languageOfForm(request);
    const { refusal, status } = toRefusal(error, request);
    const faults: FieldFaults = refusal.fields;
    const reason = errorText(language, refusal.code, refusal.params);
    return sendPage(reply, status, refusedPage(language, typedIn(request), faults, reason));
  });

  app.post('/contact/form', { config: limited(formLimit, app.rateLimitScale) }, async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      throw new AppError('unsupported_media_type');
    const language = languageOfForm(request);
    const message = readInput(contactMessage, request.body);
    await sendMessage(deps, message, { customerId: null, language, key: null });
    return sendPage(reply, 200, sentPage(language, typedIn(request)));
  });
}

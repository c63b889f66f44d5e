import { apiBase, type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, translate } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { finishGoogle } from './finish-google.ts';
import { takeAttempt } from './google-attempts.repository.ts';
import type { GoogleProvider } from './google-provider.ts';

const path = '/auth/google/callback';

/** The address to which Google sends browsers back; the operator registers it there. */
export const callbackAddress = (siteUrl: string): string => new URL(`${apiBase}${path}`, siteUrl).href;

/**
 * Receives a browser from Google and redirects it to the site's `/google-callback`, with a one-time key or an error.
 * No address contains a token.
 */
export function callbackRoutes(app: FastifyInstance, deps: Deps, google: GoogleProvider | undefined): void {
  app.get(path, async (request, reply) => {
    const outcome = await receive(deps, google, new URL(request.url, deps.config.siteUrl).search);
    const page = new URL('/google-callback', deps.config.siteUrl);
    page.search = String(new URLSearchParams(outcome));
    return reply.header('cache-control', 'no-store').redirect(page.href, 303);
  });
}

async function receive(
  deps: Deps,
  google: GoogleProvider | undefined,
  search: string,
): Promise<Record<string, string>> {
  const state = new URLSearchParams(search).get('state') ?? '';
  const attempt = await takeAttempt(deps.db, hashToken(state), deps.clock.now());
  const language = z.parse(languageSchema, attempt?.language ?? 'fr');
  try {
    if (!google) throw new AppError('identity.google_disabled');
    if (!attempt) throw new AppError('identity.google_callback_invalid');
    return { success: 'true', session_key: await finishGoogle(deps, google, attempt, search) };
  } catch (error) {
    return failure(deps, error, language);
  }
}

function failure({ log }: Deps, error: unknown, language: Language): Record<string, string> {
  if (!(error instanceof AppError)) log.error({ err: error }, 'google callback failed');
  const code = error instanceof AppError ? error.code : 'internal';
  return { success: 'false', error: code, message: translate(language, code) };
}

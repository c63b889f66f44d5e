import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';

/** Error codes of `openid-client` and `jose` for a provider that is unavailable; other codes are refusals. */
const outages = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

/**
 * The error for a failed call of the provider. Only its code is logged, because messages may contain personal data.
 */
export function providerFailure(error: unknown, log: Deps['log']): AppError {
  if (error instanceof AppError) return error;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreachable';
  log.warn({ reason }, 'google sign-in failed');
  const isOutage = error instanceof TypeError || outages.has(reason);
  return new AppError(isOutage ? 'identity.google_unavailable' : 'identity.google_refused');
}

import { preferredLanguage, type Language } from '@livree/contracts';
import { errorText } from '@livree/i18n/error-texts';
import type { FastifyRequest } from 'fastify';

/** Seconds after which a caller may retry. */
export const retryAfter = 2;

const codes = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  500: 'internal',
  503: 'unavailable',
} as const;

type RefusedStatus = keyof typeof codes;

const isRefusedStatus = (status: number): status is RefusedStatus => Object.hasOwn(codes, status);

/** The status of a failure without one, or with one for which the gateway has no text. */
export function pickStatus({ statusCode = 500 }: { readonly statusCode?: number }): RefusedStatus {
  if (isRefusedStatus(statusCode)) return statusCode;
  return statusCode < 500 ? 400 : 500;
}

export const readLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  preferredLanguage(headers['accept-language']);

/** A refusal in the API's form, for requests that did not reach it. @param seconds until a retry */
export function refusal(status: RefusedStatus, language: Language, seconds: number = retryAfter) {
  const code = codes[status];
  return { success: false, message: errorText(language, code, { seconds }), code } as const;
}

/** The headers of a refusal. */
export const refusalHeaders = { 'cache-control': 'no-store' } as const;

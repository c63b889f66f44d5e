import { ApiError } from './api-error.ts';

/** Failures of the way to the API, about which the API itself could say nothing. */
const ownCodes = new Set(['network', 'timeout', 'contract']);

/**
 * What to tell a person about a failed call: the API's words, which are in their language already; `t`'s, of the namespace
 * `common`, for a failure on the way; `fallback` for anything else.
 */
export function errorText(error: unknown, t: (key: string) => string, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return ownCodes.has(error.code) ? t(`errors.${error.code}`) : error.message || fallback;
}

import { ApiError } from './api-error.ts';

/** Failures before the API's answer, for which the API has no text. */
const ownCodes = new Set(['network', 'timeout', 'contract']);

/**
 * The message for a failed call: the API's own text, which is already in the visitor's language; `t`'s text, of the
 * namespace `common`, if the API was not reached; `fallback` for anything else.
 */
export function errorText(error: unknown, t: (key: string) => string, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return ownCodes.has(error.code) ? t(`errors.${error.code}`) : error.message || fallback;
}

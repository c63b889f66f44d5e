import { ApiError } from '@livree/api-client';
import type { Translate } from '@livree/platform';

const own = new Set(['network', 'timeout', 'contract']);

/** What to tell the customer about a failed call: the server's words, ours when it has none. */
export function errorText(error: unknown, common: Translate, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return own.has(error.code) ? common(`errors.${error.code}`) : error.message || fallback;
}

/** As `errorText`, for what could not be loaded: the server's words count only where they say what to do. */
export function loadErrorText(error: unknown, common: Translate, fallback: string): string {
  const isPlain = error instanceof ApiError && (error.status >= 500 || error.code === 'contract');
  return isPlain ? fallback : errorText(error, common, fallback);
}

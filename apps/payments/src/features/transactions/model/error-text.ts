import { ApiError } from '@livree/api-client';
import type { Translate } from '@livree/platform';

const own = new Set(['network', 'timeout', 'contract']);

/** What to tell the customer about a failed call: the server's words, ours when it has none. */
export function errorText(error: unknown, common: Translate, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return own.has(error.code) ? common(`errors.${error.code}`) : error.message || fallback;
}

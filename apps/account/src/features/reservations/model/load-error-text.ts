import { ApiError, errorText } from '@livree/api-client';
import type { Translate } from '@livree/platform';

/** As `errorText`, for what could not be loaded: the server's words count only where they say what to do. */
export function loadErrorText(error: unknown, common: Translate, fallback: string): string {
  const isPlain = error instanceof ApiError && (error.status >= 500 || error.code === 'contract');
  return isPlain ? fallback : errorText(error, common, fallback);
}

import { ApiError, errorText } from '@livree/api-client';
import type { TFunction } from 'i18next';

/**
 * Like `errorText`, for reservations that could not be loaded: the server's message is used only if it says what to
 * do.
 */
export function loadErrorText(error: unknown, common: TFunction, fallback: string): string {
  const isApiError = error instanceof ApiError;
  if (isApiError && error.code === 'network') return common('errors.offline');
  const isPlain = isApiError && (error.status >= 500 || error.code === 'contract');
  return isPlain ? fallback : errorText(error, common, fallback);
}

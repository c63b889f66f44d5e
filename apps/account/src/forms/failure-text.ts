import { ApiError, errorText, type FormFaults } from '@livree/api-client';
import type { Translate } from '@livree/platform';

interface Texts {
  /** Of this remote. */
  readonly t: Translate;
  readonly common: Translate;
}

/**
 * What to tell of a form or an action that failed: that fields are wrong, that the server cannot be reached, the server's
 * own words, or `fallback`.
 */
export function failureText(
  error: unknown,
  { t, common }: Texts,
  fallback: string,
  faults: FormFaults = {},
): string {
  if (Object.keys(faults).length > 0) return common('errors.validation');
  if (error instanceof ApiError && error.code === 'network') return t('forms.noServer');
  return errorText(error, common, fallback);
}

import { ApiError, errorText, type FormFaults } from '@livree/api-client';
import type { TFunction } from 'i18next';

interface Texts {
  /** Translates this remote's texts. */
  readonly t: TFunction<'account'>;
  readonly common: TFunction;
}

/**
 * The message for a failed form or action: invalid fields, an unreachable server, the server's own text, or
 * `fallback`.
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

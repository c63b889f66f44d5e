import type { FormFaults } from '@livree/api-client';
import { refusalText } from '@livree/forms';
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
  return refusalText(error, faults, { common, failed: fallback, unreachable: t('forms.noServer') });
}

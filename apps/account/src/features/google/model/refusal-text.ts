import { ApiError, codeText, errorText } from '@livree/api-client';
import type { Language } from '@livree/contracts';
import type { TFunction } from 'i18next';

/** The text for a code in the address; an unknown code has a general text. */
export const answerText = async (
  code: string,
  language: Language,
  t: TFunction<'account'>,
): Promise<string> =>
  (code.startsWith('identity.google_') ? await codeText(code, language) : undefined) ??
  t(code === 'internal' ? 'google.unexpected' : 'google.refused');

/** The text for a one-time key that could not be exchanged. */
export function exchangeText(error: unknown, common: TFunction, t: TFunction<'account'>): string {
  if (!(error instanceof ApiError)) return t('google.unexpected');
  if (error.code === 'contract') return t('google.unreadable');
  return errorText(error, common, t('google.refused'));
}

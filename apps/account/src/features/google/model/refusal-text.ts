import { ApiError, codeText, errorText } from '@livree/api-client';
import type { Language } from '@livree/contracts';
import type { Translate } from '@livree/platform';

/** What to tell a person about a code that came with the address; a code that is not ours says no more than that it failed. */
export const answerText = async (code: string, language: Language, t: Translate): Promise<string> =>
  (code.startsWith('identity.google_') ? await codeText(code, language) : undefined) ??
  t(code === 'internal' ? 'google.unexpected' : 'google.refused');

/** What to tell a person whose one-time key could not be swapped. */
export function exchangeText(error: unknown, common: Translate, t: Translate): string {
  if (!(error instanceof ApiError)) return t('google.unexpected');
  if (error.code === 'contract') return t('google.unreadable');
  return errorText(error, common, t('google.refused'));
}

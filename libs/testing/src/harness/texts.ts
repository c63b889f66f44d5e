import type { Language } from '@livree/i18n';
import { createPageTexts, type PageTexts } from '@livree/i18n/instance';
import type { Remote } from '@livree/platform';

const common = {
  fr: () => import('@livree/i18n/messages/fr.json'),
  en: () => import('@livree/i18n/messages/en.json'),
  es: () => import('@livree/i18n/messages/es.json'),
  de: () => import('@livree/i18n/messages/de.json'),
} as const;

/** The common texts and the remote's own, in the first language. */
export async function loadTexts(remote: Remote, language: Language): Promise<PageTexts> {
  const texts = createPageTexts(language);
  await registerTexts(texts, remote, language);
  return texts;
}

/** Loads the texts of a language. */
export async function registerTexts(texts: PageTexts, remote: Remote, language: Language): Promise<void> {
  const [shared, own] = await Promise.all([common[language](), remote.messages(language)]);
  texts.add(language, 'common', shared.default);
  texts.add(language, remote.id, own.default);
}

import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@livree/i18n';
import type { Remote } from '@livree/platform';

const common = {
  fr: () => import('@livree/i18n/messages/fr.json'),
  en: () => import('@livree/i18n/messages/en.json'),
  es: () => import('@livree/i18n/messages/es.json'),
  de: () => import('@livree/i18n/messages/de.json'),
} as const;

/** The common texts and the remote's own, in the first language. */
export async function createTexts(remote: Remote, language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: 'fr',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await speak(instance, remote, language);
  return instance;
}

/** Loads the texts of a language, then switches to it. */
export async function speak(instance: i18n, remote: Remote, language: Language): Promise<void> {
  const [shared, own] = await Promise.all([common[language](), remote.messages(language)]);
  instance.addResourceBundle(language, 'common', shared.default);
  instance.addResourceBundle(language, remote.id, own.default);
  await instance.changeLanguage(language);
}

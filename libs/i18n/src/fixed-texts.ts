import { createInstance, type FlatNamespace, type TFunction } from 'i18next';
import { defaultLanguage, languages, type Language } from './language.ts';
import { memoize } from './memoize.ts';
import type { MessageTree } from './message-tree.ts';

/** Holds every text of a program; it has no language of its own, so two requests never meet. */
const i18n = createInstance();

void i18n.init({
  lng: defaultLanguage,
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  resources: {},
  initAsync: false,
  // Whoever writes HTML escapes it.
  interpolation: { escapeValue: false },
});

/**
 * Adds the texts of a namespace for a program that speaks all languages at once, such as the API.
 * A text that a language lacks is French.
 * @returns the `t` of a language
 */
export function fixedTexts<Namespace extends FlatNamespace>(
  namespace: Namespace,
  texts: Readonly<Record<Language, MessageTree>>,
): (language: Language) => TFunction<Namespace> {
  for (const language of languages) i18n.addResourceBundle(language, namespace, texts[language]);
  return memoize((language: Language) => i18n.getFixedT(language, namespace));
}

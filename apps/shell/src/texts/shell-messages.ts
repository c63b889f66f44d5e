import type { DocumentMessages } from '@livree/document';
import { loadCommonMessages, type Language, type MessageTree } from '@livree/i18n';

/** In one file with the shared texts of the language, because a hash for each file would make the first script longer. */
const loaders: Readonly<Record<Language, () => Promise<{ readonly default: MessageTree }>>> = {
  fr: () => import(/* webpackChunkName: 'fr' */ '../messages/fr.json'),
  en: () => import(/* webpackChunkName: 'en' */ '../messages/en.json'),
  es: () => import(/* webpackChunkName: 'es' */ '../messages/es.json'),
  de: () => import(/* webpackChunkName: 'de' */ '../messages/de.json'),
};

/** How the shell's own texts and the shared ones are loaded, by namespace. */
export const shellMessages: Readonly<Record<string, (language: Language) => Promise<MessageTree>>> = {
  shell: async (language) => (await loaders[language]()).default,
  common: loadCommonMessages,
};

/** The shell's own texts and the shared ones. */
export async function loadShellMessages(language: Language): Promise<DocumentMessages> {
  const loading = Object.entries(shellMessages).map(
    async ([namespace, load]) => [namespace, await load(language)] as const,
  );
  return Object.fromEntries(await Promise.all(loading));
}

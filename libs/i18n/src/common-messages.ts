import type { Language } from './language.ts';
import type { MessageTree } from './message-tree.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: MessageTree }>>> = {
  fr: () => import(/* webpackChunkName: 'fr' */ './messages/fr.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: 'en' */ './messages/en.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'es' */ './messages/es.json', { with: { type: 'json' } }),
  de: () => import(/* webpackChunkName: 'de' */ './messages/de.json', { with: { type: 'json' } }),
};

/** The texts that several remotes share, the namespace `common`; only the asked language is loaded. */
export async function loadCommonMessages(language: Language): Promise<MessageTree> {
  return (await loaders[language]()).default;
}

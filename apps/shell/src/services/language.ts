import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@livree/i18n';
import type { DocumentMessages } from '@livree/document';
import { observable, type Remote } from '@livree/platform';
import type { MessageLoader } from '../remotes/remote-library.ts';

/** A separate i18n instance, so that two server renders never share a language. */
export function createI18n(
  language: Language,
  messages: DocumentMessages,
  onMissing: (namespace: string) => void,
): i18n {
  const resources: Resource = { [language]: Object.fromEntries(Object.entries(messages)) };
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: 'fr',
    resources,
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => onMissing(namespace),
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

export type ShellMessages = (language: Language) => Promise<DocumentMessages>;

/**
 * The visitor's language. `change` loads the texts of the shell and of every remote used so far before it switches,
 * so no screen is ever half translated.
 */
export function createLanguage(i18n: i18n, initial: Language, shellMessages: ShellMessages) {
  const current = observable<Language>(initial);
  const remotes = new Map<string, Remote>();

  async function addRemote(remote: Remote, language: Language): Promise<void> {
    if (i18n.hasResourceBundle(language, remote.id)) return;
    const { default: messages } = await remote.messages(language);
    i18n.addResourceBundle(language, remote.id, messages);
  }

  async function addAll(language: Language): Promise<void> {
    const shell = shellMessages(language).then((namespaces) => {
      for (const [namespace, messages] of Object.entries(namespaces))
        i18n.addResourceBundle(language, namespace, messages);
    });
    await Promise.all([shell, ...[...remotes.values()].map((remote) => addRemote(remote, language))]);
  }

  const loader: MessageLoader = {
    async ensure(remote) {
      remotes.set(remote.id, remote);
      await addRemote(remote, current.get());
    },
  };

  return {
    current,
    loader,
    /** `onReady` runs when all texts are loaded, before any is shown. */
    async change(language: Language, onReady: () => void): Promise<void> {
      await addAll(language);
      onReady();
      await i18n.changeLanguage(language);
      current.set(language);
    },
    /** Loads the French texts of a namespace, which replace missing ones. */
    async fallBack(namespace: string): Promise<void> {
      const remote = remotes.get(namespace);
      await (remote === undefined ? addAll('fr') : addRemote(remote, 'fr'));
    },
  };
}

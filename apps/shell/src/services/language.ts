import type { Language, Texts } from '@livree/i18n';
import type { DocumentMessages } from '@livree/document';
import { observable, type Remote } from '@livree/platform';
import type { MessageLoader } from '../remotes/remote-library.ts';

export type ShellMessages = (language: Language) => Promise<DocumentMessages>;

/**
 * The visitor's language. `change` loads the texts of the shell and of every remote used so far before it switches,
 * so no screen is ever half translated.
 */
export function createLanguage(texts: Texts, initial: Language, shellMessages: ShellMessages) {
  const current = observable<Language>(initial);
  const remotes = new Map<string, Remote>();

  async function addRemote(remote: Remote, language: Language): Promise<void> {
    if (texts.has(language, remote.id)) return;
    const { default: messages } = await remote.messages(language);
    texts.add(language, remote.id, messages);
  }

  async function addAll(language: Language): Promise<void> {
    const shell = shellMessages(language).then((namespaces) => {
      for (const [namespace, messages] of Object.entries(namespaces))
        texts.add(language, namespace, messages);
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
      current.set(language);
    },
    /** Loads the French texts of a namespace, which replace missing ones. */
    async fallBack(namespace: string): Promise<void> {
      const remote = remotes.get(namespace);
      await (remote === undefined ? addAll('fr') : addRemote(remote, 'fr'));
    },
  };
}

import type { Language, MessageTree } from '@livree/i18n';
import type { PageTexts } from '@livree/i18n/instance';
import { createStore } from 'zustand';
import type { MessageLoader } from '../remotes/remote-library.ts';

type Loaders = Readonly<Record<string, (language: Language) => Promise<MessageTree>>>;

/**
 * The visitor's language. `change` loads the texts of the shell and of every remote, even of one that arrives
 * meanwhile, before it switches, so no screen is ever half translated. The last change wins.
 * @param own loads the texts of the shell, by namespace
 */
export function createLanguage(texts: PageTexts, initial: Language, own: Loaders) {
  const current = createStore<Language>(() => initial);
  const loaders = new Map(Object.entries(own));
  let asked = initial;

  async function add(namespace: string, language: Language, isAnew = false): Promise<void> {
    if (!isAnew && texts.has(language, namespace)) return;
    const messages = await loaders.get(namespace)?.(language);
    if (messages !== undefined) texts.add(language, namespace, messages);
  }

  async function addAll(language: Language): Promise<void> {
    const missing = [...loaders.keys()].filter((namespace) => !texts.has(language, namespace));
    if (missing.length === 0) return;
    await Promise.all(missing.map((namespace) => add(namespace, language)));
    await addAll(language);
  }

  const loader: MessageLoader = {
    ensureShared: () => add('common', current.getState()),
    async ensure(remote, isInDocument, isAnew) {
      loaders.set(remote.id, async (language) => (await remote.messages(language)).default);
      if (isAnew === true) texts.forgetOthers(current.getState(), remote.id);
      const arriving = add(remote.id, current.getState(), isAnew);
      if (!isInDocument || current.getState() !== initial) return arriving;
      // What the page loads later says more than the document holds. A failure is told to whoever misses a text.
      Promise.all([arriving, add('common', current.getState())]).catch(() => undefined);
    },
  };

  return {
    current,
    loader,
    /** Loads what the document lacks of a namespace. */
    complete: (namespace: string): Promise<void> => add(namespace, current.getState()),
    /** `onReady` runs when all texts are loaded, before any is shown. */
    async change(language: Language, onReady: () => void): Promise<void> {
      asked = language;
      await addAll(language);
      if (asked !== language) return;
      onReady();
      // All texts are there, so this happens at once: what shows texts and language renders once for both.
      void texts.i18n.changeLanguage(language);
      current.setState(language);
    },
    /** Loads what the document lacks of a namespace, and its French texts, which replace missing ones. */
    async fallBack(namespace: string): Promise<void> {
      await Promise.all([add(namespace, current.getState()), add(namespace, 'fr')]);
    },
  };
}

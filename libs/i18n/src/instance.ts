import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { defaultLanguage, languages, type Language } from './language.ts';
import type { MessageTree } from './message-tree.ts';

/** The texts of one page: an i18next instance of its own, and what it holds so far. */
export interface PageTexts {
  readonly i18n: I18n;
  /**
   * Adds texts, and renders again what missed one of their namespace.
   * @param isPart whether the namespace has more texts than these
   */
  add(language: Language, namespace: string, texts: MessageTree, isPart?: boolean): void;
  /** Whether the whole namespace is there. */
  has(language: Language, namespace: string): boolean;
  /** Forgets the texts of a namespace in all languages but one. */
  forgetOthers(language: Language, namespace: string): void;
  /** Everything of a language, by namespace. */
  all(language: Language): Readonly<Record<string, MessageTree>>;
}

export interface PageTextsEvents {
  /** Gets, once, the namespace of a text that is missing both in the language and in French. */
  readonly onMissing?: (namespace: string) => void;
  /** Gets every key that is looked up, with its namespace. */
  readonly onLookup?: (namespace: string, key: string) => void;
}

/** The event for react-i18next when missed texts arrive. */
const arrived = 'arrived';

/** The namespace and the key of `common:actions.call`. */
function parts(name: string): [namespace: string, key: string] {
  const end = name.indexOf(':');
  return [name.slice(0, end), name.slice(end + 1)];
}

const listenerName = 'listener';

const listener = (onLookup: (namespace: string, key: string) => void): PostProcessorModule => ({
  type: 'postProcessor',
  name: listenerName,
  process(text, [key = ''], { ns = '' }) {
    onLookup(...parts(key.includes(':') ? key : `${String(ns)}:${key}`));
    return text;
  },
});

/**
 * Creates the texts of one page. No other page shares them, so two renders of a server never meet.
 * A text that a language lacks is French; without that, it is its key, or empty while more of its namespace may arrive.
 */
export function createPageTexts(
  language: Language,
  { onMissing = () => undefined, onLookup }: PageTextsEvents = {},
): PageTexts {
  const i18n = createInstance();
  if (onLookup) i18n.use(listener(onLookup));
  const whole = new Set<string>();
  const missed = new Set<string>();
  const has = (spoken: Language, namespace: string) => whole.has(`${spoken} ${namespace}`);

  function wordsForMissing(name: string): string {
    const [namespace, key] = parts(name);
    if (!missed.has(namespace)) onMissing(namespace);
    missed.add(namespace);
    return whole.has(`${i18n.language} ${namespace}`) ? key : '';
  }

  void i18n.init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: wordsForMissing,
    ...(onLookup && { postProcess: listenerName }),
    react: { useSuspense: false, bindI18n: `languageChanged ${arrived}` },
  });

  return {
    i18n,
    has,
    add(spoken, namespace, texts, isPart = false) {
      if (!isPart) whole.add(`${spoken} ${namespace}`);
      i18n.addResourceBundle(spoken, namespace, texts, false, true, { skipCopy: true });
      if (missed.has(namespace)) i18n.emit(arrived);
    },
    forgetOthers(spoken, namespace) {
      for (const other of languages) if (other !== spoken) whole.delete(`${other} ${namespace}`);
    },
    all: (spoken) => i18n.getDataByLanguage(spoken) ?? {},
  };
}

/**
 * A page's `t` for a namespace that only its own remote knows by type.
 * @returns a `TFunction` of that namespace
 */
export const translator = (i18n: I18n, language: Language, namespace: string): unknown =>
  Reflect.apply(i18n.getFixedT, i18n, [language, namespace]);

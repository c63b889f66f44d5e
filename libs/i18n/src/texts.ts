import { kept } from './kept.ts';
import { defaultLanguage, localeOf, type Language } from './language.ts';
import type { MessageTree } from './parity.ts';

type Values = Readonly<Record<string, string | number>>;

/** The loaded texts, by language and namespace, and how to look one up. */
export interface Texts {
  /** @param isPart whether the namespace has more texts than these */
  add(language: Language, namespace: string, texts: MessageTree, isPart?: boolean): void;
  /** Whether the whole namespace is there. */
  has(language: Language, namespace: string): boolean;
  /** Everything of a language, by namespace. */
  all(language: Language): Readonly<Record<string, MessageTree>>;
  /**
   * A text by its key (`form.title`), with `{{name}}` filled from the values and its plural form chosen by `count`. Without
   * it, the French one; without that, the key, or nothing while more texts of the namespace may arrive.
   */
  text(language: Language, namespace: string, key: string, values?: Values): string;
  /** Changes when texts arrive that somebody has missed. */
  get(): number;
  subscribe(listener: () => void): () => void;
}

const rulesOf = kept((language: Language) => new Intl.PluralRules(localeOf(language)));

function found(tree: MessageTree | undefined, key: string): string | undefined {
  let at: MessageTree | string | undefined = tree;
  for (const step of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return typeof at === 'string' ? at : undefined;
}

function chosen(
  tree: MessageTree | undefined,
  language: Language,
  key: string,
  count: unknown,
): string | undefined {
  if (typeof count !== 'number') return found(tree, key);
  return (
    found(tree, `${key}_${rulesOf(language).select(count)}`) ??
    found(tree, `${key}_other`) ??
    found(tree, key)
  );
}

const filled = (text: string, values: Values): string =>
  text.includes('{{')
    ? text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))
    : text;

/**
 * @param onMissing gets, once, the namespace of a text that is missing both in the requested language and in French
 */
export function createTexts(onMissing: (namespace: string) => void = () => undefined): Texts {
  const known = new Map<Language, Record<string, MessageTree>>();
  const listeners = new Set<() => void>();
  const missed = new Set<string>();
  const whole = new Set<string>();
  let version = 0;

  return {
    add(language, namespace, texts, isPart = false) {
      if (!isPart) whole.add(`${language} ${namespace}`);
      known.set(language, { ...known.get(language), [namespace]: texts });
      if (!missed.has(namespace)) return;
      version += 1;
      for (const listener of listeners) listener();
    },
    has: (language, namespace) => whole.has(`${language} ${namespace}`),
    all: (language) => known.get(language) ?? {},
    text(language, namespace, key, values = {}) {
      const look = (spoken: Language) => chosen(known.get(spoken)?.[namespace], spoken, key, values['count']);
      const text = look(language) ?? look(defaultLanguage);
      if (text !== undefined) return filled(text, values);
      if (!missed.has(namespace)) onMissing(namespace);
      missed.add(namespace);
      return whole.has(`${language} ${namespace}`) ? key : '';
    },
    get: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { Texts } from '@livree/i18n';

/** Texts that note which keys are looked up, by namespace. */
export function notedTexts(texts: Texts): {
  readonly texts: Texts;
  readonly said: Readonly<Record<string, ReadonlySet<string>>>;
} {
  const said: Record<string, Set<string>> = {};
  return {
    said,
    texts: {
      ...texts,
      text(language, namespace, key, values) {
        (said[namespace] ??= new Set()).add(key);
        return texts.text(language, namespace, key, values);
      },
    },
  };
}

import type { DocumentMessages } from '@livree/document';
import { createTexts, type Language, type Texts } from '@livree/i18n';

/** A store of texts that begins with those of a document; of its own, so that two server renders never share one. */
export function textsIn(
  language: Language,
  messages: DocumentMessages,
  onMissing?: (namespace: string) => void,
): Texts {
  const texts = createTexts(onMissing);
  for (const [namespace, tree] of Object.entries(messages)) texts.add(language, namespace, tree);
  return texts;
}

import type { DocumentMessages } from '@livree/document';
import { createTexts, type Language, type Texts } from '@livree/i18n';

interface TextsOptions {
  /** Whether the namespaces have more texts than these. */
  readonly areParts?: boolean;
  readonly onMissing?: (namespace: string) => void;
}

/** A store of texts that begins with those of a document; of its own, so that two server renders never share one. */
export function textsIn(
  language: Language,
  messages: DocumentMessages,
  { areParts, onMissing }: TextsOptions = {},
): Texts {
  const texts = createTexts(onMissing);
  for (const [namespace, tree] of Object.entries(messages)) texts.add(language, namespace, tree, areParts);
  return texts;
}

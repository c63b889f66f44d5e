import type { Language } from './language.ts';
import type { MessageTree } from './parity.ts';

/** The texts that every part shares (namespace `common`), in one language. */
export async function loadCommonMessages(language: Language): Promise<MessageTree> {
  const { default: messages } = await import(`./messages/${language}.json`);
  return messages;
}

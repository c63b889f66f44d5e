import type { DocumentMessages } from '@livree/document';
import { loadCommonMessages, type Language, type MessageTree } from '@livree/i18n';

/** How the shell's own texts and the shared ones are loaded, by namespace. */
export const shellMessages: Readonly<Record<string, (language: Language) => Promise<MessageTree>>> = {
  shell: async (language) => (await import(`../messages/${language}.json`)).default,
  common: loadCommonMessages,
};

/** The shell's own texts and the shared ones. */
export async function loadShellMessages(language: Language): Promise<DocumentMessages> {
  const loading = Object.entries(shellMessages).map(
    async ([namespace, load]) => [namespace, await load(language)] as const,
  );
  return Object.fromEntries(await Promise.all(loading));
}

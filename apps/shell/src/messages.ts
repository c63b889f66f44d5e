import { loadCommonMessages, type Language } from '@livree/i18n';
import type { DocumentMessages } from '@livree/document';

/** The shell's own texts and the shared ones. */
export async function loadShellMessages(language: Language): Promise<DocumentMessages> {
  const [shell, common] = await Promise.all([
    import(`./messages/${language}.json`),
    loadCommonMessages(language),
  ]);
  return { shell: shell.default, common };
}

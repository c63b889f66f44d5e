import type { Language } from '@livree/i18n';
import { useReadable } from './readable.ts';
import { useShell } from './shell-context.tsx';

/** The visitor's language, for what depends on it besides texts; renders again when it changes. */
export const useLanguage = (): Language => useReadable(useShell().language);

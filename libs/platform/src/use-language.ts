import type { Language } from '@livree/i18n';
import { useStore } from 'zustand';
import { useShell } from './shell-context.tsx';

/** The visitor's language, for what depends on it besides texts; renders again when it changes. */
export const useLanguage = (): Language => useStore(useShell().language);

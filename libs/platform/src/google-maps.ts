import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShell } from './shell-context.tsx';
import { useLanguage } from './use-language.ts';

/**
 * The key and language for Google's map. Undefined, so that only our own map shows, without a key or until the
 * visitor allows preferences.
 */
export function useGoogleMaps(): { key: string; language: string } | undefined {
  const { config, consent } = useShell();
  const language = useLanguage();
  const isAllowed = useStore(consent, ({ choice }) => choice?.preferences === true);
  const key = config.googleMapsKey;
  return useMemo(() => (key && isAllowed ? { key, language } : undefined), [key, isAllowed, language]);
}

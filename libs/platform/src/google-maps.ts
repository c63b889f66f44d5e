import { useMemo, useSyncExternalStore } from 'react';
import { useReadable } from './readable.ts';
import { useShell } from './shell-context.tsx';

/**
 * The key and language for Google's map. Undefined, so that only our own map shows, without a key or until the
 * visitor allows preferences.
 */
export function useGoogleMaps(): { key: string; language: string } | undefined {
  const { config, consent, language: spoken } = useShell();
  const language = useReadable(spoken);
  const allows = () => consent.allows('preferences');
  const isAllowed = useSyncExternalStore(consent.subscribe, allows, () => false);
  const key = config.googleMapsKey;
  return useMemo(() => (key && isAllowed ? { key, language } : undefined), [key, isAllowed, language]);
}

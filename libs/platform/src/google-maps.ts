import { useMemo, useSyncExternalStore } from 'react';
import { useReadable } from './readable.ts';
import { useShell } from './shell-context.tsx';

/**
 * With what Google's maps are shown: the site's key and the visitor's language. Undefined, and our own map alone, without a key
 * or as long as the visitor has not allowed preferences.
 */
export function useGoogleMaps(): { key: string; language: string } | undefined {
  const { config, consent, language: spoken } = useShell();
  const language = useReadable(spoken);
  const allows = () => consent.allows('preferences');
  const isAllowed = useSyncExternalStore(consent.subscribe, allows, () => false);
  const key = config.googleMapsKey;
  return useMemo(() => (key && isAllowed ? { key, language } : undefined), [key, isAllowed, language]);
}

import type { PlaceFieldSetup } from '@livree/rides/places';
import { useTranslation } from 'react-i18next';

/** What the address fields of a form share. @param onTypingChange called when an address is being typed, or no more */
export function usePlaceSetup(onTypingChange: (isTyping: boolean) => void): PlaceFieldSetup {
  const { t } = useTranslation('account');
  return {
    remoteId: 'account',
    texts: { searching: t('places.searching'), none: t('places.none'), manual: t('places.manual') },
    onTypingChange,
  };
}

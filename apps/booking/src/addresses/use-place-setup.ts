import type { PlaceFieldSetup } from '@livree/rides/places';
import { useTranslation } from 'react-i18next';
import { setAddressTyping } from './address-typing.ts';

/** What the address fields of wizard and simulator share. */
export function usePlaceSetup(): PlaceFieldSetup {
  const { t } = useTranslation('booking');
  return {
    remoteId: 'booking',
    texts: { searching: t('places.searching'), none: t('places.none'), manual: t('places.manual') },
    onTypingChange: setAddressTyping,
  };
}

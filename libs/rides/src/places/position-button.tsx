import { IconButton } from '@livree/design-system/actions';
import { MapPinIcon } from '@livree/design-system/icons';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCurrentAddress } from './read-current-address.ts';

/** Fills in the address of the visitor's position. */
export function PositionButton({ onFound }: { onFound: (address: string) => void }) {
  const { t } = useTranslation('common');
  const { api, toasts } = useShell();
  const [isSearching, setSearching] = useState(false);
  const locate = async (): Promise<void> => {
    setSearching(true);
    const place = await readCurrentAddress(api, navigator.geolocation);
    setSearching(false);
    if ('label' in place) onFound(place.label);
    else toasts.show('error', t(`errors.${place.failure}`));
  };
  return (
    <IconButton label={t('actions.useMyPosition')} aria-busy={isSearching} onClick={() => void locate()}>
      <MapPinIcon aria-hidden size={20} />
    </IconButton>
  );
}

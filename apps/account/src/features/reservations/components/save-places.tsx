import { longestPlaceName, type Reservation } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { paths, useMutation, useShell } from '@livree/platform';
import { shortName } from '@livree/rides/trip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../../../addresses/save-address.ts';
import { useSavedAddresses } from '../../../addresses/use-saved-addresses.ts';
import { failureText } from '../../../forms/failure-text.ts';
import * as styles from './ride-details.module.css';

/** Saves the ends of a ride for the next ones, each in one press; nothing for those that are saved. */
export function SavePlaces({
  reservation: { pickupAddress, destinationAddress },
}: {
  reservation: Reservation;
}) {
  const { query, refresh } = useSavedAddresses();
  const [savedHere, setSavedHere] = useState<ReadonlySet<string>>(new Set());
  const known = new Set(query.data?.map(({ address }) => address));
  const ends = [...new Set([pickupAddress, destinationAddress])].filter(
    (address) => address !== '' && (savedHere.has(address) || !known.has(address)),
  );
  if (query.data === undefined || ends.length === 0) return null;
  return (
    <p className={styles.again}>
      {ends.map((address) => (
        <SavePlace
          key={address}
          address={address}
          isSaved={savedHere.has(address)}
          onSaved={() => {
            setSavedHere(new Set([...savedHere, address]));
            void refresh();
          }}
        />
      ))}
    </p>
  );
}

interface SavePlaceProps {
  readonly address: string;
  readonly isSaved: boolean;
  readonly onSaved: () => void;
}

/** Once the place is saved, the same button leads to the customer's addresses. */
function SavePlace({ address, isSaved, onSaved }: SavePlaceProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, navigation, toasts } = useShell();
  const place = shortName(address).slice(0, longestPlaceName).trim();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveAddress(api, { kind: 'place', name: place, address }),
    onSuccess({ message }) {
      toasts.show('success', message ?? t('addresses.saved'), { duration: 3000 });
      onSaved();
    },
    onError: (error) => toasts.show('error', failureText(error, { t, common }, t('addresses.saveFailed'))),
  });
  if (isSaved)
    return (
      <TextLink onClick={() => navigation.go(`${paths.settings()}?tab=preferences`)}>
        {t('ride.placeSaved', { place })}
      </TextLink>
    );
  return (
    <TextLink aria-busy={isPending} onClick={() => isPending || mutate()}>
      {t('ride.savePlace', { place })}
    </TextLink>
  );
}

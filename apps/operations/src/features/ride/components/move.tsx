import type { Reservation } from '@livree/contracts';
import { Disclosure } from '@livree/design-system/display';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowedFlights } from '../../../move/followed-flights.tsx';
import { MoveOffer } from '../../../move/move-offer.tsx';
import { findMove, isMovable, toWish } from '../../../move/move-wish.ts';
import * as styles from '../../../move/move.module.css';
import { useMove } from '../../../move/use-move.ts';
import { MoveFields } from './move-fields.tsx';

/** Gives a ride another vehicle or time: both prices and their difference come first. */
export function Move({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  if (!isMovable(ride)) return null;
  return (
    <Disclosure summary={<h2>{t('move.title')}</h2>}>
      {/* Fields begin anew once the ride is another one. */}
      <MoveForm key={`${ride.vehicleId} ${ride.pickupAt} ${ride.returnAt}`} ride={ride} />
    </Disclosure>
  );
}

function MoveForm({ ride }: { ride: Reservation }) {
  const [wish, setWish] = useState(() => toWish(ride));
  const move = useMove(ride, findMove(ride, wish));
  return (
    <div className={styles.form}>
      <MoveFields {...{ ride, wish }} error={move.error} onChange={setWish} />
      <FollowedFlights ride={ride} />
      <MoveOffer move={move} hasFields />
    </div>
  );
}

import type { Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { RouteLine } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import * as styles from './ride.module.css';

/** The way of a ride, there and back. */
export function RideRoute({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage());
  const stops = ride.stops.map((place) => ({ place }));
  const points = [
    { place: ride.pickupAddress, note: format.dateTime(ride.pickupAt, 'chosen') },
    ...stops,
    { place: ride.destinationAddress, note: ride.distanceText ?? undefined },
  ];
  const back = ride.roundTrip && [
    {
      place: ride.returnPickupAddress ?? ride.destinationAddress,
      note: ride.returnAt ? format.dateTime(ride.returnAt, 'chosen') : t('ride.return'),
    },
    { place: ride.returnDestinationAddress ?? ride.pickupAddress },
  ];
  return (
    <section className={styles.ways}>
      <RouteLine label={t('ride.route')} points={points} />
      {back && <RouteLine label={t('ride.return')} points={back} />}
    </section>
  );
}

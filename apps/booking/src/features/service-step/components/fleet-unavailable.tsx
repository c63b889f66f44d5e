import { Banner, Card } from '@livree/design-system/base';
import { formatterFor, vehicleName } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import { fallbackFleet } from '../../../fleet/fallback-fleet.ts';
import { VehiclePicture } from '../../../fleet/vehicle-picture.tsx';
import * as styles from './fleet-unavailable.module.css';

/** The built-in vehicles in place of a fleet that could not be loaded: to look at, not to book. */
export function FleetUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t, language } = useMessages('common');
  const { t: booking } = useMessages('booking');
  const format = formatterFor(language);
  return (
    <section className={styles.fallback}>
      <Banner tone="warn" title={booking('vehicle.failed')} retryLabel={t('actions.retry')} onRetry={onRetry}>
        {t('state.fallbackData')}
      </Banner>
      <ul className={styles.cards}>
        {fallbackFleet.map((vehicle) => (
          <Card as="li" key={vehicle.model} past>
            <VehiclePicture vehicle={{ primaryImage: null, type: vehicle.type }} />
            <p>{vehicleName(vehicle, language)}</p>
            <p className={styles.room}>
              {t('ride.passengers', { count: vehicle.seats })},{' '}
              {t('ride.perHour', { price: format.shortMoney(vehicle.hourlyPrice) })}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

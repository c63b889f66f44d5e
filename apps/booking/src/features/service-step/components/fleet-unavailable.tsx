import { Card } from '@livree/design-system/display';
import { vehicleName } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { fallbackFleet, FleetFailed, hourlyPriceText, roomText, VehiclePicture } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import * as styles from './fleet-unavailable.module.css';

/** The built-in vehicles, shown if the fleet could not be loaded; they cannot be booked. */
export function FleetUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  return (
    <section className={styles.fallback}>
      <FleetFailed title={t('vehicle.failed')} onRetry={onRetry} />
      <ul className={styles.cards}>
        {fallbackFleet.map((vehicle) => (
          <Card as="li" key={vehicle.model} past>
            <VehiclePicture src={null} type={vehicle.type} fit="card" />
            <p>{vehicleName(vehicle, language)}</p>
            <p className={styles.room}>
              {roomText(vehicle, common)}, {hourlyPriceText(vehicle.hourlyPrice, common, language)}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

import type { Vehicle } from '@livree/contracts';
import { Card, Tag } from '@livree/design-system/base';
import { textLanguage, vehicleName } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import type { FallbackVehicle } from '../../../fleet/fallback-fleet.ts';
import { useHourlyPrice } from '../../../fleet/hourly-price.ts';
import { ReserveVehicle } from '../../../fleet/reserve-vehicle.tsx';
import { VehiclePicture } from '../../../fleet/vehicle-picture.tsx';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import * as styles from './vehicle-card.module.css';

/** A vehicle of the fleet, with the way to book it. */
export function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, language } = useMessages('common');
  const price = useHourlyPrice(vehicle.pricePerHour?.cents);
  const typeName = useTypeName();
  const foreign = textLanguage(vehicle, language);
  return (
    <Card as="li" className={styles.card}>
      <VehiclePicture vehicle={vehicle} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{vehicle.name}</h2>
          <Tag>{typeName(vehicle.type)}</Tag>
        </div>
        <p className={styles.description} lang={foreign}>
          {vehicle.description}
        </p>
        <p className={styles.facts}>
          {t('ride.passengers', { count: vehicle.seats })},{' '}
          {t('ride.luggage', { count: vehicle.luggageCapacity })}
          <br />
          <span lang={foreign}>{vehicle.equipment.slice(0, 4).join(', ')}</span>
        </p>
        <div className={styles.foot}>
          <b className={styles.price}>{price}</b>
          <ReserveVehicle vehicle={vehicle} />
        </div>
      </div>
    </Card>
  );
}

/** A built-in vehicle: to look at, not to book. */
export function ExampleCard({ vehicle }: { vehicle: FallbackVehicle }) {
  const { t, language } = useMessages('common');
  const { t: marketing } = useMessages('marketing');
  const price = useHourlyPrice(vehicle.hourlyPrice);
  const typeName = useTypeName();
  return (
    <Card as="li" past className={styles.card}>
      <VehiclePicture vehicle={{ type: vehicle.type, primaryImage: null }} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{vehicleName(vehicle, language)}</h2>
          <Tag>{typeName(vehicle.type)}</Tag>
        </div>
        <p className={styles.facts}>{t('ride.passengers', { count: vehicle.seats })}</p>
        <div className={styles.foot}>
          <b className={styles.price}>{price}</b>
          <small className={styles.facts}>{marketing('vehicle.notBookable')}</small>
        </div>
      </div>
    </Card>
  );
}

import type { Vehicle } from '@livree/contracts';
import { Card, Tag } from '@livree/design-system/display';
import { textLanguage, vehicleName } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import {
  hourlyPriceText,
  pictureNote,
  roomText,
  startingPrice,
  VehiclePicture,
  VehiclePrice,
  type FallbackVehicle,
} from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { ReserveVehicle } from '../../../fleet/reserve-vehicle.tsx';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import * as styles from './vehicle-card.module.css';

/** A vehicle of the fleet, with its booking link. */
export function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const typeName = useTypeName();
  const foreign = textLanguage(vehicle, language);
  return (
    <Card as="li" className={styles.card}>
      <VehiclePicture src={vehicle.primaryImage} type={vehicle.type} fit="frame" />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>{vehicle.name}</h3>
          <Tag className={styles.type}>{typeName(vehicle.type)}</Tag>
        </div>
        <p className={styles.description} lang={foreign}>
          {vehicle.description}
        </p>
        <p className={styles.facts}>
          <span>{roomText(vehicle, t)}</span>
          <span lang={foreign} className={styles.equipment}>
            {vehicle.equipment.slice(0, 4).join(', ')}
          </span>
          <span>{pictureNote(vehicle.primaryImage, t)}</span>
        </p>
        <div className={styles.foot}>
          <VehiclePrice {...startingPrice(vehicle, t, language)} />
          <ReserveVehicle vehicle={vehicle} isShort />
        </div>
      </div>
    </Card>
  );
}

/** A built-in vehicle, which cannot be booked. */
export function ExampleCard({ vehicle }: { vehicle: FallbackVehicle }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const typeName = useTypeName();
  return (
    <Card as="li" past className={styles.card}>
      <VehiclePicture src={null} type={vehicle.type} fit="frame" />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{vehicleName(vehicle, language)}</h2>
          <Tag>{typeName(vehicle.type)}</Tag>
        </div>
        <p className={styles.facts}>{roomText(vehicle, common)}</p>
        <div className={styles.foot}>
          <VehiclePrice amount={hourlyPriceText(vehicle.hourlyPrice, common, language)} unit={null} />
          <small className={styles.facts}>{t('vehicle.notBookable')}</small>
        </div>
      </div>
    </Card>
  );
}

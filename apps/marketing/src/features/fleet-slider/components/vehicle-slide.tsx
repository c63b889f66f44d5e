import type { Vehicle } from '@livree/contracts';
import { Card, Rating } from '@livree/design-system/display';
import { formatterFor, textLanguage } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { pictureNote, roomText, startingPrice, VehiclePicture, VehiclePrice } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { ReserveVehicle } from '../../../fleet/reserve-vehicle.tsx';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import * as styles from './vehicle-slide.module.css';

/** One vehicle with all its details. */
export function VehicleSlide({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const rating = t('vehicle.rating', { rating: formatterFor(language).number(vehicle.rating) });
  const typeName = useTypeName();
  return (
    <Card as="article" className={styles.slide}>
      <VehiclePicture src={vehicle.primaryImage} type={vehicle.type} fit="frame" />
      <div className={styles.words}>
        <h3>{vehicle.name}</h3>
        <p className={styles.type}>
          {typeName(vehicle.type)} <Rating value={vehicle.rating} label={rating} />
        </p>
        <p>
          {roomText(vehicle, common)}
          <br />
          <small>{pictureNote(vehicle.primaryImage, common)}</small>
        </p>
        <Specifications vehicle={vehicle} />
        <p className={styles.equipment} lang={textLanguage(vehicle, language)}>
          {t('vehicle.equipment', { list: vehicle.equipment.join(', ') })}
        </p>
        <div className={styles.foot}>
          <VehiclePrice {...startingPrice(vehicle, common, language)} />
          <ReserveVehicle vehicle={vehicle} />
        </div>
      </div>
    </Card>
  );
}

function Specifications({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { engineType, power, fuelType, transmission, fuelConsumption } = vehicle;
  const litres =
    fuelConsumption === null
      ? ''
      : t('vehicle.litres', { litres: formatterFor(language).number(fuelConsumption) });
  const foreign = textLanguage(vehicle, language);
  const lines = [
    ['engine', engineType],
    ['power', power],
    ['fuel', fuelType],
    ['transmission', transmission],
    ['consumption', litres],
  ] as const;
  return (
    <dl className={styles.specifications}>
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`vehicle.${name}`)}</dt>
            <dd lang={name === 'consumption' ? undefined : foreign}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

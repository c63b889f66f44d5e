import { SelectField, TextArea } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import { VehicleField } from '../../../rides/vehicle-field.tsx';
import { ExtraFields, type PlacedFieldsProps } from './extra-fields.tsx';
import * as styles from './new-ride.module.css';

const count = (most: number, least: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => String(index + least)).map((number) => ({
    id: number,
    text: number,
  }));

/** With which vehicle, how many people and bags, which extras and wishes. */
export function NeedsFields({ wish, faults, onChange, places }: PlacedFieldsProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <VehicleField
        value={wish.vehicleId}
        onChange={(vehicleId) => onChange({ vehicleId })}
        placeholder={t('newRide.chooseVehicle')}
        error={faults['vehicleId']?.[0]}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('ride.passengers')}
          items={count(7, 2)}
          value={wish.passengers === '1' ? '' : wish.passengers}
          onChange={({ target }) => onChange({ passengers: target.value || '1' })}
          placeholder="1"
          error={faults['passengers']?.[0]}
        />
        <SelectField
          label={t('ride.bags')}
          items={count(20, 0)}
          value={wish.bags}
          onChange={({ target }) => onChange({ bags: target.value })}
          placeholder={t('newRide.unsaid')}
          error={faults['bags']?.[0]}
        />
      </div>
      <ExtraFields {...{ wish, faults, onChange, places }} />
      <TextArea
        label={t('newRide.requests')}
        value={wish.requests}
        onChange={({ target }) => onChange({ requests: target.value })}
        maxLength={2000}
        error={faults['specialRequests']?.[0]}
      />
    </>
  );
}

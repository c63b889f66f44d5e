import { vehicleClasses, vehicleTypes } from '@livree/contracts';
import { SelectField, TextArea, TextField } from '@livree/design-system/fields';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { useStored } from '../../../frame/use-stored.ts';
import type { VehicleValues } from '../model/vehicle-values.ts';
import * as styles from './vehicle.module.css';

type Field = ReturnType<typeof useStored<keyof VehicleValues>>;

/** Two types are one word, saloon: a vehicle keeps the one that it has. */
const typesBeside = (own: string) =>
  vehicleTypes.filter((type) => type !== (own === 'sedan' ? 'berline' : 'sedan'));

/** The fields of a vehicle, in the order in which they are filled. */
export function VehicleFields({ field }: { field: Field }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const optional = `(${common('state.optional').toLocaleLowerCase(useLanguage())})`;
  const text = (name: keyof VehicleValues, hint?: string) => ({
    ...field(name, hint),
    label: t(`vehicle.${name}`),
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField {...text('make')} maxLength={80} />
        <TextField {...text('model')} maxLength={80} />
        <TextField {...text('plate', t('vehicle.plateHint'))} maxLength={20} optional={optional} />
        <SelectField
          {...text('type')}
          placeholder={t('vehicle.type')}
          items={typesBeside(field('type').value).map((id) => ({ id, text: common(`vehicleType.${id}`) }))}
        />
        <SelectField
          {...text('class')}
          placeholder={t('vehicle.class')}
          items={vehicleClasses.map((id) => ({ id, text: common(`plan.${id}`) }))}
        />
        <TextField {...text('seats')} inputMode="numeric" />
        <TextField {...text('luggageCapacity')} inputMode="numeric" />
        <TextField
          {...text('pricePerHour', t('vehicle.priceHint'))}
          inputMode="decimal"
          optional={optional}
        />
        <TextField {...text('rating', t('vehicle.ratingHint'))} inputMode="decimal" />
      </div>
      <TextArea {...text('description', t('vehicle.wordsHint'))} maxLength={2000} />
      <div className={styles.fields}>
        <TextField {...text('transmission')} maxLength={80} />
        <TextField {...text('engineType')} maxLength={80} />
        <TextField {...text('fuelType')} maxLength={80} />
        <TextField {...text('fuelConsumption')} inputMode="decimal" optional={optional} />
        <TextField {...text('power')} maxLength={80} />
      </div>
      <TextArea {...text('equipment', t('vehicle.equipmentHint'))} optional={optional} />
      <fieldset className={styles.papers}>
        <legend>{t('vehicle.papers')}</legend>
        <div className={styles.fields}>
          <TextField {...text('insuranceUntil')} type="date" optional={optional} />
          <TextField {...text('inspectionUntil')} type="date" optional={optional} />
          <TextField {...text('licenceUntil')} type="date" optional={optional} />
        </div>
      </fieldset>
    </>
  );
}

import { TextField } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { LandingDay } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';

/** The flight that lands before the pickup, and the day on which it does: that of the pickup, unless it is said. */
export function FlightFields() {
  const { t } = useTranslation('booking');
  const { control, register, watch } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'flightDate' });
  const readError = useFieldError();
  return (
    <div className={styles.fields}>
      <TextField
        {...register('flightNumber')}
        label={t('extra.flightNumber')}
        hint={t('extra.flightHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        error={readError('flightNumber')}
      />
      <LandingDay
        placeholder={t('trip.chooseDate')}
        pickupDay={watch('trip.date')}
        value={field.value ?? ''}
        onChange={field.onChange}
      />
    </div>
  );
}

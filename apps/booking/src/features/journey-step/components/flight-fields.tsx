import { TextField } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { LandingDay } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';

const fields = {
  outbound: { number: 'flightNumber', day: 'flightDate', pickupDay: 'trip.date' },
  return: { number: 'returnFlightNumber', day: 'returnFlightDate', pickupDay: 'trip.returnDate' },
} as const;

/** The flight that lands before a pickup, and the day on which it does: that of the pickup, unless it is said. */
export function FlightFields({ leg }: { leg: keyof typeof fields }) {
  const { t } = useTranslation('booking');
  const { number, day, pickupDay } = fields[leg];
  const { control, register, watch } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: day });
  const readError = useFieldError();
  return (
    <div className={styles.fields}>
      <TextField
        {...register(number)}
        label={t(`extra.${number}`)}
        hint={t('extra.flightHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        error={readError(number)}
      />
      <LandingDay
        placeholder={t('trip.chooseDate')}
        pickupDay={watch(pickupDay)}
        value={field.value ?? ''}
        onChange={field.onChange}
      />
    </div>
  );
}

import { DatePicker } from '@livree/design-system/date';
import { TextField } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';

const day = 86_400_000;

/** The flight that lands before the pickup, and the day on which it does: that of the pickup, unless it is said. */
export function FlightFields() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { control, register, watch } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'flightDate' });
  const readError = useFieldError();
  const pickupDay = watch('trip.date');
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
      {pickupDay === '' ? null : (
        <DatePicker
          label={t('extra.flightDate')}
          value={field.value || pickupDay}
          onChange={field.onChange}
          min={new Date(Date.parse(pickupDay) - day).toISOString().slice(0, 10)}
          max={pickupDay}
          placeholder={t('trip.chooseDate')}
          formatDay={(chosen) => formatterFor(language).date(chosen, 'chosen')}
          confirmLabel={common('actions.confirm')}
          cancelLabel={common('actions.cancel')}
          locale={language}
        />
      )}
    </div>
  );
}

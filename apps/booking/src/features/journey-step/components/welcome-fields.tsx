import { TextField } from '@livree/design-system/fields';
import { useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';

/** Whom the chauffeur waits for, and at an airport the flight. */
export function WelcomeFields({ isAirport }: { isAirport: boolean }) {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<BookingFields>();
  const readError = useFieldError();
  return (
    <div className={styles.fields}>
      <TextField
        {...register('signName')}
        label={t('extra.signName')}
        maxLength={60}
        error={readError('signName')}
      />
      {isAirport ? (
        <TextField
          {...register('flightNumber')}
          label={t('extra.flightNumber')}
          hint={t('extra.flightHint')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          error={readError('flightNumber')}
        />
      ) : null}
    </div>
  );
}

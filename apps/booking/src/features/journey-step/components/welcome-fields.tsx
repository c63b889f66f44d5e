import type { WaitingPlace } from '@livree/contracts';
import { TextField } from '@livree/design-system/fields';
import { useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';
import { FlightFields } from './flight-fields.tsx';

interface WelcomeFieldsProps {
  place: WaitingPlace;
  /** The flight is asked for elsewhere. */
  isFlightAsked: boolean;
}

/** Whom the chauffeur waits for; at an airport the flight, at a station the train, which may be left out. */
export function WelcomeFields({ place, isFlightAsked }: WelcomeFieldsProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { register } = useFormContext<BookingFields>();
  const readError = useFieldError();
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register('signName')}
          label={t('extra.signName')}
          maxLength={60}
          error={readError('signName')}
        />
        {place === 'station' ? (
          <TextField
            {...register('trainNumber')}
            label={common('ride.trainNumber')}
            hint={common('ride.trainHint')}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            error={readError('trainNumber')}
          />
        ) : null}
      </div>
      {place === 'airport' && !isFlightAsked ? <FlightFields /> : null}
    </>
  );
}

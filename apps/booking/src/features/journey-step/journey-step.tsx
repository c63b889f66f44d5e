import { TextArea } from '@livree/design-system/fields';
import type { ReactNode } from 'react';
import { useController, useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../wizard/booking.ts';
import { MomentFields } from '../../trip/components/moment-fields.tsx';
import { ReturnForm, RoundTripBox } from '../../trip/components/return-form.tsx';
import { RouteForm } from '../../trip/components/route-form.tsx';
import { useFieldError } from '../../wizard/field-error.ts';
import { focusInside } from '../../wizard/focus-inside.ts';
import { ExtraChoices } from './components/extra-choices.tsx';
import { PassengerField } from './components/passenger-field.tsx';
import * as styles from './journey-step.module.css';

interface JourneyStepProps {
  /** Seats of the selected vehicle, if known. */
  seats: number | null;
  /** The availability of the vehicle, shown between time and options. */
  availability: ReactNode;
}

/** Step 2: route, time and extras. */
export function JourneyStep({ seats, availability }: JourneyStepProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { control, register } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'trip' });
  const readError = useFieldError();
  const trip = field.value;
  const form = { trip, onChange: field.onChange, readError };
  return (
    <>
      <div className={styles.trip} ref={(element) => field.ref(focusInside(element))}>
        <RouteForm {...form} />
        <div className={styles.when}>
          <MomentFields
            dateLabel={common('calendar.date')}
            timeLabel={common('calendar.time')}
            date={trip.date}
            time={trip.time}
            onDate={(date) => field.onChange({ ...trip, date })}
            onTime={(time) => field.onChange({ ...trip, time })}
            dateError={readError('trip.date')}
            timeError={readError('trip.time')}
          />
          <PassengerField seats={seats} />
        </div>
        {availability}
        <div className={styles.options}>
          <RoundTripBox {...form} />
          <ReturnForm {...form} />
          <ExtraChoices />
        </div>
      </div>
      <TextArea
        {...register('specialRequests')}
        label={t('requests.label')}
        placeholder={t('requests.placeholder')}
        maxLength={2000}
      />
    </>
  );
}

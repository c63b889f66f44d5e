import { promises, type Vehicle } from '@livree/contracts';
import { TextArea } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readQuoteFaults } from '../../quotes/quote-faults.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import { MomentFields } from '../../trip/components/moment-fields.tsx';
import { ReturnForm, RoundTripBox } from '../../trip/components/return-form.tsx';
import { RouteForm } from '../../trip/components/route-form.tsx';
import { isHire, type BookingFields } from '../../wizard/booking.ts';
import { useFieldError } from '../../wizard/field-error.ts';
import { focusInside } from '../../wizard/focus-inside.ts';
import { unpricedPlaces } from '../../wizard/ordered-wishes.ts';
import type { WizardContext } from '../../wizard/wizard-resolver.ts';
import { BagField } from './components/bag-field.tsx';
import { EarliestPickup } from './components/earliest-pickup.tsx';
import { ExtraChoices } from './components/extra-choices.tsx';
import { HireField } from './components/hire-field.tsx';
import { PassengerField } from './components/passenger-field.tsx';
import { RoomNotice } from './components/room-notice.tsx';
import * as styles from './journey-step.module.css';

interface JourneyStepProps {
  /** The selected vehicle, if known. */
  vehicle: Vehicle | undefined;
  quote: QuoteState;
  /** What the last price says about the pickup. */
  pickup: WizardContext['pickup'];
  /** The availability of the vehicle, shown between time and options. */
  availability: ReactNode;
}

/** Step 2: route, time and extras. */
export function JourneyStep({ vehicle, quote, pickup, availability }: JourneyStepProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { control, register, watch } = useFormContext<BookingFields>();
  const { freeWaiting } = useShell().config;
  const { field } = useController({ control, name: 'trip' });
  const readError = useFieldError({ faults: readQuoteFaults(quote.isUpdating ? null : quote.error) });
  const isHired = isHire({ serviceType: watch('serviceType') });
  const freeMinutes =
    quote.quote?.freeWaiting?.minutes ?? freeWaiting?.elsewhere ?? promises.freeWaitingMinutes;
  const trip = field.value;
  const form = { trip, onChange: field.onChange, readError };
  return (
    <>
      <div className={styles.trip} ref={(element) => field.ref(focusInside(element))}>
        <RouteForm {...form} isDestinationOptional={isHired} />
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
          <EarliestPickup
            trip={trip}
            earliest={pickup?.earliest ?? null}
            onTake={(moment) => field.onChange({ ...trip, ...moment })}
            className={styles.row}
          />
          <PassengerField seats={vehicle?.seats ?? null} />
          <BagField room={vehicle?.luggageCapacity ?? null} />
          {isHired ? <HireField /> : null}
        </div>
        <RoomNotice vehicle={vehicle} booking={watch()} />
        {availability}
        <div className={styles.options}>
          {isHired ? null : (
            <>
              <RoundTripBox {...form} />
              <ReturnForm {...form} />
            </>
          )}
          <ExtraChoices places={pickup ?? unpricedPlaces} freeMinutes={freeMinutes} />
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

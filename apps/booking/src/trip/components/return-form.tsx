import { Checkbox } from '@livree/design-system/fields';
import { VisuallyHidden } from '@livree/design-system/layout';
import { PlaceField } from '@livree/rides/places';
import { RouteField, RouteFields } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { usePlaceSetup } from '../../addresses/use-place-setup.ts';
import { withRoundTrip } from '../trip.ts';
import { MomentFields } from './moment-fields.tsx';
import * as styles from './return-form.module.css';
import type { TripFormProps } from './route-form.tsx';

/** The round-trip checkbox, which opens the return. */
export function RoundTripBox({ trip, onChange }: Omit<TripFormProps, 'readError'>) {
  const { t } = useTranslation('common');
  return (
    <Checkbox
      label={t('badge.roundTrip')}
      checked={trip.roundTrip}
      onChange={({ target }) => onChange(withRoundTrip(trip, target.checked))}
    />
  );
}

/** Addresses and time of the return; shown only for a round trip. */
export function ReturnForm({ trip, onChange, readError }: TripFormProps) {
  const { t } = useTranslation('booking');
  const setup = usePlaceSetup();
  if (!trip.roundTrip) return null;
  return (
    <fieldset className={styles.back}>
      <legend>
        <VisuallyHidden>{t('trip.return')}</VisuallyHidden>
      </legend>
      <RouteFields>
        <RouteField mark="start">
          <PlaceField
            setup={setup}
            label={t('trip.returnDeparture')}
            value={trip.returnDeparture}
            onChange={(returnDeparture) => onChange({ ...trip, returnDeparture })}
            error={readError('trip.returnDeparture')}
          />
        </RouteField>
        <RouteField mark="end">
          <PlaceField
            setup={setup}
            label={t('trip.returnDestination')}
            value={trip.returnDestination}
            onChange={(returnDestination) => onChange({ ...trip, returnDestination })}
            error={readError('trip.returnDestination')}
          />
        </RouteField>
      </RouteFields>
      <div className={styles.moment}>
        <MomentFields
          dateLabel={t('trip.returnDate')}
          timeLabel={t('trip.returnTime')}
          date={trip.returnDate}
          time={trip.returnTime}
          onDate={(returnDate) => onChange({ ...trip, returnDate })}
          onTime={(returnTime) => onChange({ ...trip, returnTime })}
          dateError={readError('trip.returnDate')}
          timeError={readError('trip.returnTime')}
          from={trip.date}
        />
      </div>
    </fieldset>
  );
}

import { CloseButton, TextLink } from '@livree/design-system/actions';
import { RouteField, RouteFields } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { maximumStops, withEnd, withNewStop, withoutStop, withStop, type TripDraft } from '../trip.ts';
import { AddressField } from './address-field.tsx';
import { PositionButton } from './position-button.tsx';

export interface TripFormProps {
  trip: TripDraft;
  onChange: (trip: TripDraft) => void;
  /** The error text of a field, by its path (`trip.departure`). */
  readError: (field: string) => string | undefined;
}

interface RouteFormProps extends TripFormProps {
  isDestinationOptional?: boolean;
}

/** Departure, stops and destination on one line. */
export function RouteForm({ trip, onChange, readError, isDestinationOptional = false }: RouteFormProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  return (
    <RouteFields>
      <RouteField mark="start">
        <AddressField
          label={common('ride.departure')}
          value={trip.departure}
          onChange={(address) => onChange(withEnd(trip, 'departure', address))}
          error={readError('trip.departure')}
          trailing={<PositionButton onFound={(address) => onChange(withEnd(trip, 'departure', address))} />}
        />
      </RouteField>
      {trip.stops.map(({ id, address }, index) => (
        <RouteField key={id} mark="stop">
          <AddressField
            label={common('ride.stop', { number: index + 1 })}
            value={address}
            onChange={(typed) => onChange(withStop(trip, id, typed))}
            error={readError(`trip.stops.${index}.address`)}
            trailing={
              <CloseButton
                label={t('trip.removeStop', { number: index + 1 })}
                onClick={() => onChange(withoutStop(trip, id))}
              />
            }
          />
        </RouteField>
      ))}
      <RouteField mark="end">
        <AddressField
          label={isDestinationOptional ? t('trip.optionalDestination') : common('ride.destination')}
          value={trip.destination}
          onChange={(address) => onChange(withEnd(trip, 'destination', address))}
          error={readError('trip.destination')}
        />
      </RouteField>
      {trip.stops.length < maximumStops ? (
        <p>
          <TextLink onClick={() => onChange(withNewStop(trip))}>{t('trip.addStop')}</TextLink>
        </p>
      ) : null}
    </RouteFields>
  );
}

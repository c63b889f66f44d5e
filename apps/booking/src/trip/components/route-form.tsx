import { RouteForm as PlacesForm } from '@livree/rides/places';
import { useTranslation } from 'react-i18next';
import { usePlaceSetup } from '../../addresses/use-place-setup.ts';
import type { TripDraft } from '../trip.ts';

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
    <PlacesForm
      trip={trip}
      onChange={onChange}
      readError={(field) => readError(`trip.${field}`)}
      setup={usePlaceSetup()}
      texts={{
        destination: isDestinationOptional ? t('trip.optionalDestination') : common('ride.destination'),
        addStop: t('trip.addStop'),
        removeStop: (number) => t('trip.removeStop', { number }),
      }}
    />
  );
}

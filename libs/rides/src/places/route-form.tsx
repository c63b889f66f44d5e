import { CloseButton, TextLink } from '@livree/design-system/actions';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteField, RouteFields } from '../route/route-fields.tsx';
import {
  maximumStops,
  withEnd,
  withNewStop,
  withoutStop,
  withStop,
  type TripPlaces,
} from '../trip/trip-places.ts';
import { PlaceField, type PlaceFieldSetup } from './place-field.tsx';
import { PositionButton } from './position-button.tsx';
import { StopEarlier } from './stop-earlier.tsx';

interface RouteFormProps<Trip extends TripPlaces> {
  trip: Trip;
  onChange: (trip: Trip) => void;
  /** The error text of a field, by its path: `departure`, `stops.0.address`, `destination`. */
  readError: (field: string) => string | undefined;
  setup: PlaceFieldSetup;
  texts: {
    destination: string;
    addStop: string;
    removeStop: (number: number) => string;
    /** Without it, stops keep their order. */
    moveStop?: (number: number) => string;
  };
}

/** Departure, stops and destination on one line; a new stop gets the focus, and what adds one gets it back. */
export function RouteForm<Trip extends TripPlaces>({
  trip,
  onChange,
  readError,
  setup,
  texts,
}: RouteFormProps<Trip>) {
  const { t } = useTranslation('common');
  const isStopAdded = useRef(false);
  const more = useRef<HTMLParagraphElement>(null);
  function focusAdded(field: HTMLInputElement | null): void {
    if (field === null || !isStopAdded.current) return;
    isStopAdded.current = false;
    field.focus();
  }
  return (
    <RouteFields>
      <RouteField mark="start">
        <PlaceField
          setup={setup}
          label={t('ride.departure')}
          value={trip.departure}
          onChange={(address) => onChange(withEnd(trip, 'departure', address))}
          error={readError('departure')}
          trailing={<PositionButton onFound={(address) => onChange(withEnd(trip, 'departure', address))} />}
        />
      </RouteField>
      {trip.stops.map(({ id, address }, index) => (
        <RouteField key={id} mark="stop">
          <PlaceField
            setup={setup}
            label={t('ride.stop', { number: index + 1 })}
            value={address}
            onChange={(typed) => onChange(withStop(trip, id, typed))}
            error={readError(`stops.${index}.address`)}
            ref={index === trip.stops.length - 1 ? focusAdded : undefined}
            trailing={
              <>
                <StopEarlier {...{ trip, index, onChange }} label={texts.moveStop} />
                <CloseButton
                  label={texts.removeStop(index + 1)}
                  onClick={() => {
                    onChange(withoutStop(trip, id));
                    more.current?.querySelector('button')?.focus();
                  }}
                />
              </>
            }
          />
        </RouteField>
      ))}
      <RouteField mark="end">
        <PlaceField
          setup={setup}
          label={texts.destination}
          value={trip.destination}
          onChange={(address) => onChange(withEnd(trip, 'destination', address))}
          error={readError('destination')}
        />
      </RouteField>
      {trip.stops.length < maximumStops ? (
        <p ref={more}>
          <TextLink
            onClick={() => {
              isStopAdded.current = true;
              onChange(withNewStop(trip));
            }}
          >
            {texts.addStop}
          </TextLink>
        </p>
      ) : null}
    </RouteFields>
  );
}

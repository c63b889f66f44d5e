import type { FormFaults } from '@livree/api-client';
import { PlaceField, RouteForm } from '@livree/rides/places';
import { RouteField, RouteFields } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { usePlaceSetup } from '../../../forms/use-place-setup.ts';
import type { ChangeWish } from '../model/change-wish.ts';

interface ChangePlacesProps {
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly isDestinationOptional: boolean;
  readonly onChange: (wish: ChangeWish) => void;
  readonly onTypingChange: (isTyping: boolean) => void;
}

/** The fields of the form, by the path at which the API refuses them. */
function readFault(faults: FormFaults, field: string): string | undefined {
  if (field === 'departure') return faults['pickupAddress'];
  if (field === 'destination') return faults['destinationAddress'];
  return faults[field.replace(/\.address$/, '')];
}

/** Where: departure, stops in their order, destination, and the places of a return. */
export function ChangePlaces({ wish, faults, onChange, ...given }: ChangePlacesProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const setup = usePlaceSetup(given.onTypingChange);
  const optional = given.isDestinationOptional && ` (${common('state.optional').toLocaleLowerCase()})`;
  return (
    <>
      <RouteForm
        trip={wish}
        onChange={onChange}
        readError={(field) => readFault(faults, field)}
        setup={setup}
        texts={{
          destination: `${common('ride.destination')}${optional || ''}`,
          addStop: t('change.addStop'),
          removeStop: (number) => t('change.removeStop', { number }),
          moveStop: (number) => t('change.moveStop', { number }),
        }}
      />
      {wish.roundTrip && (
        <RouteFields>
          <RouteField mark="start">
            <PlaceField
              setup={setup}
              label={t('change.returnDeparture')}
              value={wish.returnDeparture}
              onChange={(returnDeparture) => onChange({ ...wish, returnDeparture })}
              error={faults['returnPickupAddress']}
            />
          </RouteField>
          <RouteField mark="end">
            <PlaceField
              setup={setup}
              label={t('change.returnDestination')}
              value={wish.returnDestination}
              onChange={(returnDestination) => onChange({ ...wish, returnDestination })}
              error={faults['returnDestinationAddress']}
            />
          </RouteField>
        </RouteFields>
      )}
    </>
  );
}
